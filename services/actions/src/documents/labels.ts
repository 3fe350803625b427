import { type Cell, foldText, type Line } from '@declic/media/layout';
import type { DocumentPage } from './read-document';

/** What stands for a field on a page: "Total TTC" for the gross amount. */
export interface Label<Field extends string> {
  readonly field: Field;
  readonly text: string;
  /** 0 to 1: how surely the words mean the field. */
  readonly weight: number;
}

/** A label that was found. */
export interface LabelHit<Field extends string> {
  readonly field: Field;
  readonly weight: number;
  readonly page: DocumentPage;
  readonly lineIndex: number;
  readonly line: Line;
  readonly cellIndex: number;
  readonly cell: Cell;
  /** The label as it stands there. */
  readonly quote: string;
  /** What follows it in its cell, up to the next label. */
  readonly rest: string;
  /** Whether its cell begins with it. */
  readonly isFirst: boolean;
}

/** Finds labels on pages. Where one begins another ("Date", "Date due"), the longer one is taken. */
export type FindLabels<Field extends string> = (pages: readonly DocumentPage[]) => LabelHit<Field>[];

/** Weaker labels count at the beginning of a cell only. */
const LEAST_WEIGHT_WITHIN = 0.7;

/** Marks between a label and its value; a minus that touches its amount belongs to the amount. */
const LEADING_MARKS = /^(?:[\s:.#°ºª=]|[–—-](?![€$£]?\d))+/u;

export function compileLabels<Field extends string>(labels: readonly Label<Field>[]): FindLabels<Field> {
  const byKey = new Map(labels.map((label) => [toKey(label.text), label] as const));
  const pattern = [...byKey.keys()]
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replaceAll(' ', ' {1,3}'))
    .join('|');
  const regex = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
  return (pages) =>
    pages.flatMap((page) =>
      page.lines.flatMap((line, lineIndex) =>
        line.cells.flatMap((cell, cellIndex) =>
          findInCell(cell.text, regex, byKey).map((found) => ({ ...found, page, lineIndex, line, cellIndex, cell })),
        ),
      ),
    );
}

function findInCell<Field extends string>(text: string, regex: RegExp, byKey: ReadonlyMap<string, Label<Field>>) {
  const folded = foldText(text);
  const isStart = (match: RegExpExecArray) => folded.slice(0, match.index).trim() === '';
  const found = [...folded.matchAll(regex)].filter((match) => {
    const end = match.index + match[0].length;
    // In "PO-4100" and "A/2026" the letters are a part of the value; "à" and "date" within a text are words.
    if (/^[-/_.][\p{L}\p{N}]/u.test(text.slice(end, end + 2))) return false;
    return isStart(match) || (byKey.get(toKey(match[0]))?.weight ?? 0) >= LEAST_WEIGHT_WITHIN;
  });
  return found.flatMap((match, index) => {
    const label = byKey.get(toKey(match[0]));
    if (!label) return [];
    const end = match.index + match[0].length;
    const rest = text
      .slice(end, found[index + 1]?.index)
      .replace(LEADING_MARKS, '')
      .trim();
    const quote = text.slice(match.index, end);
    return [{ field: label.field, weight: label.weight, quote, rest, isFirst: isStart(match) }];
  });
}

const toKey = (text: string) => foldText(text).trim().replace(/ +/gu, ' ');
