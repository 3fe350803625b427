import type { LanguageForms, StatementKind } from './language-forms';
import { listItems } from './list-items';

/** Nouns that look like an infinitive. */
const NO_INFINITIVE =
  /^(?:hiver|atelier|papier|métier|loyer|cahier|dossier|février|janvier|fer|mer|dernier|premier|escalier|quartier|chantier|courrier|clavier|panier|foyer|avenir|plaisir|souvenir|loisir|désir|soir|pouvoir|devoir|espoir|savoir|miroir|couloir|tiroir|trottoir|terroir|fournisseur|livre|titre|chiffre|centre|offre|lettre|cadre|nombre|membre|théâtre|chambre|ordre|bière|terre|guerre|frontière|matière|lumière|rivière|carrière|manière)$/i;
const INFINITIVE = /^(?:s['’]|se )?\p{L}+(?:er|ir|(?:[uicv]|nd|rd|tt|ît)re|faire|dire|lire)$/iu;
const CLAUSE_OPENING = /^(?:comment|pourquoi|quand|que|ce qu[ei']|qui|où|combien|quels?|quelles?)\b/i;
const VOWEL = /^(?:[aeiouyàâéèêëîïôöùûœ]|h(?!uit|aut|éros|ors|andicap|asard|aricot|onte|ausse|ygge|ockey|all\b))/i;

const FEMININE = /(?:tion|sion|té|ure|ance|ence|ie|ette|ée|ude|ade|esse|ise|ose|gue|que|ogie|aison|rie|elle|tte)$/i;
const MASCULINE = /(?:age|ment|isme|eau|et|oir|ier|eur|al|ail|eil|on|in|ac|oc|if|il|ot|ai)$/i;

const SUBJECT =
  /^(?:ils|elles|on|il|elle|je|nous|vous|personne|beaucoup|nul|tout le monde|ça|cela|c'est|chacun|rien|les gens)(?![\p{L}])/iu;
const RELATIVE = /(?<!^)(?:\bqui\b|\bque\b|\bqu['’]|\bdont\b|\boù\b|\bparce\b|\bquand\b|\bsi\b)/i;
const VERB =
  /(?<!^)(?:\bn['’]|\b(?:ne|est|sont|a|ont|était|étaient|peut|peuvent|doit|doivent|va|vont|fait|font|sait|savent|prend|prennent|tient|vient|reste|dure|toujours|jamais|coûte|change|manque|vote|bloque)\b)/i;
const PLURAL_VERB =
  /(?:^|\s)(?:les|des|\p{L}+[sx])\s(?:[\p{L}'’-]+\s){0,4}?(?!souvent|urgent|moment|argent|client|agent|comment|\p{L}*(?:ement|amment|emment)\b)\p{L}{2,}ent(?![\p{L}])/iu;

function kindOf(text: string): StatementKind {
  if (SUBJECT.test(text)) return 'clause';
  const head = text.slice(0, RELATIVE.exec(text)?.index ?? text.length);
  if (VERB.test(head) || PLURAL_VERB.test(head)) return 'clause';
  return /^(?:l['’]|les? |la |des |une? |aucune? |de )/i.test(text) || head.split(/\s+/).length <= 5
    ? 'noun'
    : 'unknown';
}

const isAction = (text: string, article: string) =>
  article === '' && INFINITIVE.test(firstWord(text)) && !NO_INFINITIVE.test(firstWord(text));
const firstWord = (text: string) => /^(?:se\s)?[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
const quoted = (text: string) => `« ${text} »`;

function definite(text: string, article: string): string {
  const plain = article.toLowerCase().replace('’', "'");
  if (/^(?:les|des|aux)$/.test(plain)) return `les ${text}`;
  if (VOWEL.test(text) && plain !== '') return `l'${text}`;
  if (/^(?:la|une|de la|à la)$/.test(plain)) return `la ${text}`;
  if (/^(?:le|un|du|au)$/.test(plain)) return `le ${text}`;
  return guessArticle(text);
}

function guessArticle(text: string): string {
  const head = firstWord(text);
  if (/[sx]$/i.test(head) && head !== head.toUpperCase() && head.length > 3) return `les ${text}`;
  if (FEMININE.test(head)) return VOWEL.test(text) ? `l'${text}` : `la ${text}`;
  if (MASCULINE.test(head)) return VOWEL.test(text) ? `l'${text}` : `le ${text}`;
  return quoted(text);
}

/** de + le, à + les, que + il, si + ils: what two words become when they meet. */
function join(before: string, value: string): string {
  const meets = /(?<![\p{L}'’])(de|à|que|si|le|la|ne|se)\s$/iu.exec(before);
  if (!meets) return before + value;
  const word = (meets[1] ?? '').toLowerCase();
  const start = before.slice(0, meets.index);
  if (word === 'de' || word === 'à') {
    const contracted = /^(le|les)\s/i.exec(value);
    if (contracted) {
      const isPlural = contracted[1]?.toLowerCase() === 'les';
      const article = word === 'de' ? (isPlural ? 'des ' : 'du ') : isPlural ? 'aux ' : 'au ';
      return start + article + value.slice(contracted[0].length);
    }
    if (word === 'de' && /^des\s/i.test(value))
      return `${start}de ${value.slice(4)}`.replace(/de ([aeiouéèêh])/i, (all, vowel: string) =>
        VOWEL.test(value.slice(4)) ? `d'${vowel}` : all,
      );
  }
  if (word === 'si' && /^ils?\b/i.test(value)) return `${start}s'${value}`;
  if ((word === 'de' || word === 'que') && VOWEL.test(value)) return `${start}${word.slice(0, -1)}'${value}`;
  return before + value;
}

export const frenchForms: LanguageForms = {
  topic: (text, article) => {
    if (CLAUSE_OPENING.test(text)) return quoted(text);
    return isAction(text, article) ? text : definite(text, article);
  },
  about: (topic, text, article) => {
    if (CLAUSE_OPENING.test(text)) return `sur la question ${quoted(text)}`;
    return isAction(text, article) ? join('sur la façon de ', text) : `sur ${topic}`;
  },
  aboutVerb: (topic, text, article) => {
    if (CLAUSE_OPENING.test(text)) return `de la question ${quoted(text)}`;
    return isAction(text, article) ? join('de la façon de ', text) : join('de ', topic);
  },
  thing: (text, article) => {
    const plain = article.toLowerCase();
    if (plain === '' || /^(?:une?|les?|la|des|l['’]|on) ?/i.test(text)) return text;
    if (plain === 'aux') return `les ${text}`;
    if (plain === 'au') return `le ${text}`;
    return /['’]$/.test(plain) ? `l'${text}` : `${plain} ${text}`;
  },
  people: (text, article) => {
    if (frenchForms.isPlural(text) || /^[A-ZÉ]{2,}/.test(text)) return `les ${text}`;
    return definite(text, article);
  },
  kindOf,
  when: (statement, kind) => {
    if (kind === 'clause') return join('quand ', statement);
    return kind === 'noun' ? join('face à ', statement) : `face à ce constat : « ${statement} »`;
  },
  articles: /(?:^|[\s«(])(les?|la|des|du|de la|aux?|une?|à la)\s$|(l['’])$/i,
  question: /(?:^|\s)(comment|pourquoi|ce que|quand)\s$/i,
  noThing: /^(?:puis|gratuite?s?|prêt\w*|on|nous|je|à partir|dès|sans)\s/i,
  pronoun: /^(?:aujourd['’]hui )?(?:ils|elles)\s/i,
  somebody: 'les gens',
  clauseBounds: /[,;:.!?()«»“”—–]|\b(?:car|parce|et|ou|mais|donc|puis|quand)\b|\bqu(?:e\b|['’])/gi,
  noSubject:
    /^(?:(?:les?|la|des|du|de|une?|aux?|à|sur|par|avec|sans|dans|en|aujourd'hui|souvent|parfois|là)\s*|[ld]['’])*$/i,
  isPlural: (text) => /^[\p{L}'’-]+[sx](?![\p{L}])|^[A-ZÉ]{2,}(?![\p{L}])/u.test(text),
  list: (items) => listItems(items, 'et'),
  join,
  free: /\bgratuite?s?\b|\bessai\b|offerte?s?\b/i,
};
