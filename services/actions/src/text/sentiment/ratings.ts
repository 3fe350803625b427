import type { Opinion } from './find-opinions';

/** "4/5", "9 out of 10", "2 sur 10", "8 de 10"; not dates, and no more than all. */
const OUT_OF =
  /(?<![\d/.,-])(\d{1,2}(?:[.,]\d)?)\s?(?:\/|out of|sur|de|sobre)\s?(5|10|20)(?![\d/.,]\d|\d|\/|\s?(?:%|mg|cl|ml|euros?|€|minutes?|jours|días|days))/giu;

/** "★★☆☆☆". */
const DRAWN = /[★⭐]\uFE0F?(?:\s?[★⭐☆]\uFE0F?){0,9}/gu;

/** Of the best and the worst rating. */
const STRONGEST = 3.4;

/** Ratings that a text states itself. */
export function findRatings(sentence: string): Opinion[] {
  const inDigits = [...sentence.matchAll(OUT_OF)].flatMap((match) => {
    const [value, most] = [Number(match[1]?.replace(',', '.')), Number(match[2])];
    return value > most ? [] : [toOpinion(match, value / most)];
  });
  const drawn = [...sentence.matchAll(DRAWN)].flatMap((match) => {
    const full = match[0].match(/[★⭐]/gu)?.length ?? 0;
    const all = match[0].includes('☆') ? (match[0].match(/[★⭐☆]/gu)?.length ?? 0) : 5;
    const isAlone = sentence.trim() === match[0].trim();
    return full < 2 && all === 5 && !isAlone && !match[0].includes('☆')
      ? []
      : [toOpinion(match, Math.min(1, full / all))];
  });
  return [...inDigits, ...drawn].filter(({ value }) => value !== 0);
}

/** Three of five stars are the middle. */
function toOpinion({ 0: text, index: start }: RegExpExecArray, share: number): Opinion {
  const value = ((share - 0.6) / 0.4) * STRONGEST;
  return { text, start, end: start + text.length, value: Math.max(-STRONGEST, value), isNegated: false };
}
