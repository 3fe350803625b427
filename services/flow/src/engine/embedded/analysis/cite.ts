import { toKey } from './fold';
import type { FoundLine } from '../../intake';
import type { Sentence } from './read-intake';

/**
 * Cuts a line out of its sentence. Undefined when nothing is left of it.
 *
 * @decision D32
 */
export function cite(sentence: Sentence, start: number, end: number): FoundLine | undefined {
  const text = sentence.text.slice(start, end).replace(/^[\s,;:"'«“.–—-]+|[\s,;:"'»”.!?–—-]+$/g, '');
  if (text.length < 2 || !/\p{L}/u.test(text)) return undefined;
  return {
    text: capitalised(text),
    source: { field: sentence.field, sentence: sentence.text, index: sentence.index },
  };
}

/** The first `limit` lines that say something new: repetitions go, and a line that a longer one contains. */
export function distinct(lines: readonly (FoundLine | undefined)[], limit: number): FoundLine[] {
  const kept: { key: string; line: FoundLine }[] = [];
  for (const line of lines) {
    if (!line) continue;
    if (kept.length >= limit * CANDIDATES_PER_LINE) break;
    const key = toKey(line.text);
    if (!key || kept.some((other) => contains(other.key, key))) continue;
    const shorter = kept.findIndex((other) => contains(key, other.key));
    if (shorter >= 0) kept[shorter] = { key, line };
    else kept.push({ key, line });
  }
  return kept.slice(0, limit).map(({ line }) => line);
}

/** So many candidates per line asked for are compared: what comes later in a long text is not read again. */
const CANDIDATES_PER_LINE = 10;

const contains = (longer: string, shorter: string) => ` ${longer} `.includes(` ${shorter} `);

/** Only where the capital is the same letter: some letters become two, or another one on the way back. */
function capitalised(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return (capital.toLowerCase() === first.toLowerCase() ? capital : first) + text.slice(1);
}
