import { type Box, roundBox } from '@declic/media/layout';
import { valuesOf, type ValueCandidate } from '../../../documents/label-values';
import { compileLabels, type LabelHit } from '../../../documents/labels';
import type { DocumentPage } from '../../../documents/read-document';
import { parseValue, type ValueReading } from './parse-value';
import type { FieldType, WantedField } from './wanted-fields';

/** A value with its place. */
export interface FoundField {
  readonly value: string | number;
  /** 0 to 1. */
  readonly confidence: number;
  readonly page: number;
  readonly box: Box;
  readonly quote: string;
}

const RELATION = { same: 0.97, right: 0.94, below: 0.88 } as const;
/** Types that are told by their form alone. */
const SELF_EVIDENT: readonly FieldType[] = ['email', 'url', 'iban', 'phone'];

/** Each field with its value: beside or below its label, or, where its form tells it, anywhere. Null where it was not found. */
export async function findFields(
  pages: readonly DocumentPage[],
  fields: readonly WantedField[],
  reading: ValueReading,
): Promise<Record<string, FoundField | null>> {
  const labels = fields.flatMap((field, index) =>
    field.labels.map((text) => ({ field: String(index), text, weight: 1 })),
  );
  const hits = compileLabels(labels)(pages);
  const found: [string, FoundField | null][] = [];
  for (const [index, field] of fields.entries()) {
    const own = hits.filter((hit) => hit.field === String(index));
    found.push([field.name, (await atLabel(own, hits, field, reading)) ?? (await anywhere(pages, field, reading))]);
  }
  return Object.fromEntries(found);
}

type Hit = LabelHit<string>;

async function atLabel(
  own: readonly Hit[],
  all: readonly Hit[],
  field: WantedField,
  reading: ValueReading,
): Promise<FoundField | null> {
  let best: FoundField | null = null;
  for (const hit of own) {
    for (const candidate of valuesOf(hit)) {
      // A neighbour that is a label itself is no value.
      if (candidate.relation !== 'same' && all.some(({ cell, isFirst }) => cell === candidate.cell && isFirst))
        continue;
      const parsed = await parseValue(candidate.text, field, reading);
      if (!parsed) continue;
      const found = toFound(candidate, parsed, RELATION[candidate.relation] * (hit.isFirst ? 1 : 0.85));
      if (!best || found.confidence > best.confidence) best = found;
      break;
    }
  }
  return best;
}

/** The only text of the form in the document is surer than the first of several. */
async function anywhere(
  pages: readonly DocumentPage[],
  field: WantedField,
  reading: ValueReading,
): Promise<FoundField | null> {
  if (field.mask === null && !SELF_EVIDENT.includes(field.type)) return null;
  const found: FoundField[] = [];
  for (const page of pages) {
    for (const cell of page.lines.flatMap(({ cells }) => cells)) {
      const parsed = await parseValue(cell.text, field, reading);
      if (parsed) found.push(toFound({ text: cell.text, cell, page, relation: 'same' }, parsed, 0.7));
    }
  }
  const [first] = found;
  const isOnly = new Set(found.map(({ value }) => value)).size === 1;
  return first ? { ...first, confidence: isOnly ? first.confidence : 0.4 } : null;
}

/** Of a chosen cell nothing but the choice says that it is the field's. */
const CHOSEN = 0.5;
const MAX_CELLS = 300;
const MAX_CANDIDATES = 40;

/** For each field the texts that could be its value by their form, in their order: what a model may choose from. */
export async function findCandidates(
  pages: readonly DocumentPage[],
  fields: readonly WantedField[],
  reading: ValueReading,
): Promise<Record<string, readonly FoundField[]>> {
  const cells = pages.flatMap((page) => page.lines.flatMap((line) => line.cells.map((cell) => ({ cell, page }))));
  const found: [string, readonly FoundField[]][] = [];
  for (const field of fields) {
    const own: FoundField[] = [];
    for (const { cell, page } of cells.slice(0, MAX_CELLS)) {
      const parsed = own.length < MAX_CANDIDATES ? await parseValue(cell.text, field, reading) : null;
      if (parsed) own.push(toFound({ text: cell.text, cell, page, relation: 'same' }, parsed, CHOSEN));
    }
    found.push([field.name, own]);
  }
  return Object.fromEntries(found);
}

function toFound(
  { cell, page }: ValueCandidate,
  { value, quote }: { value: string | number; quote: string },
  sure: number,
): FoundField {
  const confidence = Math.round(sure * cell.confidence * 100) / 100;
  return { value, confidence, page: page.number, box: roundBox(cell), quote };
}
