import { cite, distinct } from './cite';
import { fold } from './fold';
import type { FoundLine } from '../../intake';
import { citeItems } from './items';
import { lexicons } from './lexicon';
import { isDescription, type Reading, type Sentence } from './read-intake';
import { findIn, type Topics } from './topics';

const LIMIT = 6;

/** "on installe en | 3 semaines": how long it takes. */
const PERIOD =
  /^(?:\d+|une?|one|two|three|four|five|six|deux|trois|quatre|cinq|una?|dos|tres|cuatro|cinco|seis) (?:hours?|days?|weeks?|months?|years?|minutes?|heures?|jours?|semaines?|mois|ans?|horas?|dias?|semanas?|mes(?:es)?|anos?|minutos?)$/i;

/**
 * "It is $199 a month", "99 € par mois", "fitting costs extra": what is paid, and not for what. The small words are counted: "ala" is
 * "a la" and "al a", and a run of them without an end would be tried in every way.
 */
const PRICE_ALONE =
  /^(?:(?:it|that|this|everything|all|which|ca|cela|tout|le tout|todo|eso)? ?(?:is|'s|are|c'est|est|sont|comptez|fait|son|es|sale|por|para|pour|for|at|a|de|from|desde|a partir de|around|about|environ|unos) )*(?:[€$£] ?\d[\d.,]*|\d[\d.,]*(?: \d{3})* ?(?:€|\$|£|euros?|pounds?|dollars?|dolares))(?: ?(?:a|an|per|each|par|le|la|l'|al|por|el|cada|et|and|y|for|pour|\/){1,3} ?[\p{L}' ]{0,24})?$/iu;
const EXTRA =
  /(?: |')(?:is|are|costs?|est|sont|se paie\w*|va|van|se pagan?|se factur\w+) (?:extra|a part|en plus|en sus|aparte)$/i;
/** "once a year", "chaque semaine", "new": when, or how, and not what. */
const CIRCUMSTANCE =
  /^(?:(?:once|twice|\w+ times) (?:an?|per|every) \w+|(?:une|deux|trois|quatre) fois par \w+|(?:una vez|(?:dos|tres|cuatro) veces) (?:al?|por) (?:la )?\w+|(?:every|each|chaque|cada) (?:day|week|month|quarter|year|jour|semaine|mois|trimestre|annee|dia|semana|mes|ano)|new|nouveau|nouveaute|novedad|free|gratuit|gratuite|gratis|included|compris|inclus|incluido|services?|products?|servicios?|produits?|productos?|offres?|offers?)$/i;
const isPrice = (text: string) => PRICE_ALONE.test(text) || EXTRA.test(text) || /^par [\p{L}]+$/iu.test(text);

/** An item that says when, how or for how much, and names nothing that is on offer. */
const isTermAlone = (text: string) => PERIOD.test(text) || CIRCUMSTANCE.test(text) || isPrice(text);

/** What is on offer, in the words of the intake. */
export function findOffers(topics: Topics, { sentences }: Reading): FoundLine[] {
  const { ofCompetitors, refused } = topics.others;
  const own = sentences.filter((sentence) => !ofCompetitors.has(sentence) && !refused.has(sentence));
  return findIn(topics, (passages) =>
    distinct(
      [
        ...citeItems(passages, 'offers').filter((line) => line && !isTermAlone(fold(line.text))),
        ...(passages === topics.description ? own.flatMap(giftsIn) : []),
      ],
      LIMIT,
    ),
  );
}

function giftsIn(sentence: Sentence): (FoundLine | undefined)[] {
  const { gift } = lexicons[sentence.language];
  if (!isDescription(sentence)) return [];
  return [...sentence.folded.matchAll(gift)].map((match) => cite(sentence, match.index, match.index + match[0].length));
}
