import { distance } from 'fastest-levenshtein';

/** Two words that are less alike are two words: Anne Lambert is not Alain Lambert. */
const OTHER_WORD = 0.5;
const OTHER_NAME = 0.55;

/** How alike two texts are, from 0 to 1: 1 less the share of letters to change. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 1;
  return 1 - distance(a, b) / Math.max(a.length, b.length);
}

/** How alike two lists of words are, in any order; an initial stands for a word, and words too many cost little. */
export function compareWords(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const free = [...long];
  let sum = 0;
  let weight = 0;
  let isOther = false;
  for (const word of short.toSorted((x, y) => y.length - x.length)) {
    const scores = free.map((other) => compareWord(word, other));
    const best = Math.max(...scores);
    const size = Math.min(word.length, 6);
    const match = free[scores.indexOf(best)] ?? '';
    isOther ||= best < OTHER_WORD && word.length >= 3 && match.length >= 3;
    sum += best * size;
    weight += size;
    free.splice(scores.indexOf(best), 1);
  }
  // One word alone is no proof for a longer name: "Martin" is not "Jean Martin".
  const missing = short.length === 1 && long.length > 1 ? 0.25 : 0.06 * free.length;
  const glued = compareTexts(short.join(''), long.join(''));
  const likeness = Math.max(0, sum / weight - missing);
  return Math.max(isOther ? Math.min(likeness, OTHER_NAME) : likeness, glued >= 0.9 ? glued : 0);
}

function compareWord(a: string, b: string): number {
  if (a === b) return 1;
  if ((a.length === 1 || b.length === 1) && a[0] === b[0]) return 0.85;
  const likeness = compareTexts(a, b);
  return a.length >= 4 && b.length >= 4 && isSwap(a, b) ? Math.max(likeness, 0.9) : likeness;
}

/** Whether two texts differ by a swap of neighbours only. */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
