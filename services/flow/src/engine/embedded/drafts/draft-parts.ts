import type { DraftSource } from '../../content-engine';
import type { Citation } from '../../intake';
import type { Language } from '../analysis/language';
import { typeset } from '../wording/typeset';

/** One sentence of a draft with its origin. */
export interface Unit {
  readonly text: string;
  readonly origin: 'grammar' | 'intake' | 'missing';
  readonly source: Citation | null;
}

export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly units: readonly Unit[] }
  | { readonly kind: 'paragraph'; readonly units: readonly Unit[] }
  | { readonly kind: 'list'; readonly mark: 'bullet' | 'number' | 'task'; readonly units: readonly Unit[] };

export const paragraph = (...units: readonly (Unit | undefined)[]): Part => ({
  kind: 'paragraph',
  units: units.filter((unit) => unit !== undefined),
});

export const heading = (level: 1 | 2, unit: Unit): Part => ({ kind: 'heading', level, units: [unit] });

/** Markdown of the parts, which stand apart by an empty line; parts without sentences are left out. */
export function toMarkdown(parts: readonly Part[]): string {
  return parts
    .filter(({ units }) => units.length > 0)
    .map(toBlock)
    .join('\n\n');
}

function toBlock(part: Part): string {
  const texts = part.units.map(({ text }) => text);
  if (part.kind === 'heading') return `${'#'.repeat(part.level)} ${texts.join(' ')}`;
  if (part.kind === 'paragraph') return texts.join(' ');
  const marks = { bullet: () => '-', number: (place: number) => `${place + 1}.`, task: () => '- [ ]' };
  return texts.map((text, place) => `${marks[part.mark](place)} ${text}`).join('\n');
}

export const typesetParts = (parts: readonly Part[], language: Language): Part[] =>
  parts.map((part) => ({
    ...part,
    units: part.units.map((unit) => ({ ...unit, text: typeset(unit.text, language) })),
  }));

/** One source for each sentence, in their order. */
export const toSources = (parts: readonly Part[]): DraftSource[] =>
  parts.flatMap(({ units }) => units.map(({ text, origin, source }) => ({ sentence: text, origin, source })));
