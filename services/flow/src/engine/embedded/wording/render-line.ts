import type { Tone } from '../../intake';
import type { LanguageForms } from './language-forms';
import { pickOne, type Random, shuffle } from './random';

/** What the lines of a grammar are filled with. A slot that is absent keeps its lines out. */
export interface Wording {
  readonly forms: LanguageForms;
  readonly tone: Tone;
  readonly isInformal: boolean;
  readonly slots: Readonly<Record<string, string | undefined>>;
}

const TONES: Readonly<Record<string, Tone>> = { 'p:': 'professional', 'c:': 'casual', 'e:': 'expert' };
const SLOT = /\{(\w+)\}/g;

/** The lines that can be filled and that belong to the tone, without their mark. */
export function usableLines(lines: readonly string[], { tone, slots }: Wording): string[] {
  return lines.flatMap((line) => {
    const mark = TONES[line.slice(0, 2)];
    if (mark && mark !== tone) return [];
    const content = mark ? line.slice(2).trim() : line;
    return [...content.matchAll(SLOT)].every(([, slot = '']) => slots[slot] !== undefined) ? [content] : [];
  });
}

/** One of the lines, filled in; undefined when none can be. `isFit` refuses a result. */
export function renderOne(
  lines: readonly string[],
  wording: Wording,
  random: Random,
  isFit: (text: string) => boolean = () => true,
): string | undefined {
  for (const line of shuffle(usableLines(lines, wording), random)) {
    const text = renderLine(line, wording, random);
    if (isFit(text)) return text;
  }
  return undefined;
}

/** A line with its choices made and its slots filled. */
export function renderLine(line: string, { slots, isInformal, forms }: Wording, random: Random): string {
  const text = makeChoices(line, isInformal, random);
  let filled = '';
  let from = 0;
  for (const match of text.matchAll(SLOT)) {
    filled = forms.join(filled + text.slice(from, match.index), slots[match[1] ?? ''] ?? '');
    from = match.index + match[0].length;
  }
  return endOnce(capitalise(filled + text.slice(from)));
}

/** A line with its choices made and its slots as they stand. */
export function makeChoices(line: string, isInformal: boolean, random: Random): string {
  let text = line.replace(/<([^<>/]*)\/([^<>/]*)>/g, (_, formal: string, informal: string) =>
    isInformal ? informal : formal,
  );
  while (CHOICE.test(text)) {
    text = text.replace(CHOICE, (_, options: string) => pickOne(options.split('|'), random) ?? '');
  }
  return text;
}

const CHOICE = /\(([^()]*\|[^()]*)\)/;

/** Characters of the longest text that the choices of a line can give, with its slots as they stand. */
export function longestChoice(line: string): number {
  let text = line.replace(/<([^<>/]*)\/([^<>/]*)>/g, (_, ...forms: string[]) => longest(forms.slice(0, 2)));
  while (CHOICE.test(text)) text = text.replace(CHOICE, (_, options: string) => longest(options.split('|')));
  return text.length;
}

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '');

/** A capital on the first letter, also behind an opening mark. */
export function capitalise(text: string): string {
  return text.replace(/^([¿¡«"“\s]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** One mark at the end of a sentence: what was filled in may bring its own. */
function endOnce(text: string): string {
  return text.replace(/([.!?…]["»”]?)\.$/, '$1').replace(/\s+([.,])/g, '$1');
}
