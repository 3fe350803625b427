import { lexicons } from './lexicon';
import type { Reading, Sentence } from './read-intake';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  twelve: 12,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  neuf: 9,
  douze: 12,
};

export interface Horizon {
  readonly days: number;
  readonly sentence: Sentence;
}

/** The period that the objectives name, else the strategy's name; the longest when there are several. */
export function findHorizon({ sentences }: Reading): Horizon | null {
  const goals = sentences.filter(({ field }) => field === 'goals').flatMap(periodsIn);
  const found =
    goals.length > 0 ? goals : sentences.filter(({ field }) => field === 'strategy_name').flatMap(periodsIn);
  return found.sort((a, b) => b.days - a.days)[0] ?? null;
}

function periodsIn(sentence: Sentence): Horizon[] {
  const { period, unitDays } = lexicons[sentence.language];
  return [...sentence.folded.matchAll(period)].flatMap(([, number = '1', unit = '']) => {
    const count = NUMBERS[number.toLowerCase()] ?? Number(number);
    const days = unitDays[unit.toLowerCase()] ?? unitDays[unit.toLowerCase().replace(/s$/, '')];
    return days && count > 0 ? [{ days: count * days, sentence }] : [];
  });
}
