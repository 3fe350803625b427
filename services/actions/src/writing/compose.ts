import type { Facts } from './facts';
import { fillLine, type Voice } from './fill-line';
import type { SeededRandom } from './seeded-random';
import { typeset } from './typeset';

/** Lines by the part of a text that they can be; the lines of a part differ in construction, not in synonyms. */
export type Grammar<Part extends string> = Readonly<Record<Part, readonly string[]>>;

export interface Composer<Part extends string> {
  /** A line of the part whose slots all have facts; null when there is none. Lines used before are taken last. */
  line(part: Part, more?: Facts): string | null;
  /** All parts that can be filled, joined. */
  lines(parts: readonly Part[], more?: Facts): string[];
}

/** Chooses and fills lines for one text. `used` is shared by the variants of one answer, so that they do not repeat lines. */
export function createComposer<Part extends string>(
  grammar: Grammar<Part>,
  facts: Facts,
  voice: Voice,
  random: SeededRandom,
  used = new Set<string>(),
): Composer<Part> {
  const line = (part: Part, more?: Facts) => {
    const all = more ? new Map([...facts, ...more]) : facts;
    const filled = grammar[part].flatMap((template) => {
      const text = fillLine(template, all, voice);
      return text === null ? [] : [{ template, text: typeset(text, voice.language) }];
    });
    const fresh = filled.filter(({ template }) => !used.has(template));
    const candidates = fresh.length > 0 ? fresh : filled;
    if (candidates.length === 0) return null;
    const chosen = random.pick(candidates);
    used.add(chosen.template);
    return chosen.text;
  };
  return {
    line,
    lines: (parts, more) =>
      parts.flatMap((part) => {
        const text = line(part, more);
        return text === null ? [] : [text];
      }),
  };
}
