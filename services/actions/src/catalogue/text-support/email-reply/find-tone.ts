import type { Language } from '../../../text/languages';
import { loadSentiment } from '../../../text/sentiment/analyse-sentiment';
import { foldAccents } from '../../../text/words';

type Tone = 'angry' | 'calm';

export interface FoundTone {
  readonly tone: Tone;
  /** What decided, as it is written. */
  readonly cues: readonly string[];
}

/** Words of anger, without accents. */
const ANGER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:ridiculous|furious|outrageous|outraged|unacceptable|disgrace(?:ful)?|disgusting|fed up|sick of|sick and tired|scam|thieves|rip-?off|lawyer|legal action|sue you|worst|shame on you|how dare|last time|appalled|appalling|incompetent|pathetic|a joke|livid|angry)\b/gu,
  fr: /\b(?:scandaleux|scandaleuse|inadmissible|inacceptable|honteux|honteuse|une honte|furieux|furieuse|ras le bol|j'en ai marre|marre de|voleurs|arnaque|escroc|escroquerie|avocat|mise en demeure|lamentable|vous vous moquez|se moque de|foutez|incompetents?|ridicule|en colere|intolerable|excedee?)\b/gu,
  es: /\b(?:inaceptable|vergonzoso|una vergueenza|una verguenza|verguenza|indignante|indignad[oa]|hart[oa]|ladrones|estafa|timo|abogado|denuncia(?:re)?|ridiculo|intolerable|lamentable|pesimo|incompetentes?|furios[oa]|enfadad[oa]|tomadura de pelo|me toman el pelo|es el colmo)\b/gu,
};

const EXCLAIMED = /!{2,}|¡{2,}/u;
const SHOUTED = /(?<![\p{L}])\p{Lu}{4,}(?![\p{L}])/gu;

/** Below this score the words themselves are hard. */
const HARD = -0.6;
const LEAST_POINTS = 2;
const READ_CHARACTERS = 5_000;

/** Whether the sender is angry: by words of anger, shouting and how hard the words are. Two signs, or one word of anger that is shouted. */
export async function findTone(message: string, language: Language): Promise<FoundTone> {
  const text = message.slice(0, READ_CHARACTERS);
  const words = [...foldAccents(text).replaceAll('’', "'").matchAll(ANGER[language])].map(([word]) => word);
  const exclaimed = EXCLAIMED.exec(text)?.[0];
  const shouted = [...text.matchAll(SHOUTED)].map(([word]) => word).filter((word) => word !== 'HTTP');
  const { score } = (await loadSentiment(language))(text);
  const points =
    Math.min(2, new Set(words).size) + (exclaimed ? 1 : 0) + (shouted.length > 0 ? 1 : 0) + (score <= HARD ? 1 : 0);
  const isAngry = points >= LEAST_POINTS && words.length > 0;
  const cues = [...words, ...(exclaimed ? [exclaimed] : []), ...shouted];
  return isAngry ? { tone: 'angry', cues: [...new Set(cues)].slice(0, 6) } : { tone: 'calm', cues: [] };
}
