import { listSequences } from '@declic/content-rules';
import { createRandom, type Random, shuffleByWeight } from '../wording/random';
import { makeChoices } from '../wording/render-line';

const SAMPLES = 6;
const known = new Map<string, number>();

/** Lines in an order of chance: the fewer words two texts would share by it, the more often a line comes early. */
export const shuffleVaried = (lines: readonly string[], random: Random): string[] =>
  shuffleByWeight(lines, (line) => 1 / (1 + fixedSequences(line)), random);

/** How many five-word sequences two texts share on average when both use this line: measured once on a few choices of its words. */
export function fixedSequences(line: string): number {
  const measured = known.get(line) ?? measure(line);
  known.set(line, measured);
  return measured;
}

function measure(line: string): number {
  const random = createRandom(line);
  const samples = Array.from({ length: SAMPLES }, () => listSequences(withoutSlots(makeChoices(line, false, random))));
  const shared = samples.flatMap((one, place) =>
    samples.slice(place + 1).map((other) => one.filter((sequence) => other.includes(sequence)).length),
  );
  return shared.reduce((sum, count) => sum + count, 0) / shared.length;
}

/** What a slot is filled with differs from text to text. */
const withoutSlots = (text: string) => text.replace(/\{\w+\}/g, '\n');
