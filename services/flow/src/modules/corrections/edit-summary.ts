import { randomUUID } from 'node:crypto';
import { atField, ValidationError } from '@declic/nest-kit';
import type { Citation, CitedLine } from '../../engine/intake';
import { cleanText, hasWords } from '../../text/clean-text';
import { toLineKey } from '../strategies/line-key';
import type { RemovedLine } from '../strategies/removed-line';
import type { SummaryPart, SummaryParts } from '../strategies/summary-parts';
import { LineNotFoundError, TooManyLinesError } from './corrections.errors';

const MAX_LINES = 30;
const LONGEST_LINE = 300;
const BULLET = /^(?:[-*•–—·]|\d{1,2}[.)])\s+/;

/** A summary after a change. */
export interface SummaryEdit {
  readonly parts: SummaryParts;
  /** Ideas can rest on it no more. */
  readonly outdatedLine?: string;
  readonly removed?: Omit<RemovedLine, 'outdated'>;
  readonly restored?: readonly RemovedLine[];
}

/**
 * Each line of `added` becomes a line of the part, unless the part has it. One that was removed is put back in its place, with the
 * sentence that it came from.
 *
 * @throws {ValidationError} no line has a word, or one is too long.
 * @throws {TooManyLinesError} the part would have more lines than it may.
 */
export function addLines(
  parts: SummaryParts,
  part: SummaryPart,
  added: string,
  removed: readonly RemovedLine[] = [],
): SummaryEdit {
  const typed = cleanText(added)
    .split('\n')
    .map((line) => line.trim())
    .filter(hasWords);
  if (typed.length === 0) throw withoutWords();

  const lines = [...parts[part]];
  const known = new Set(lines.map(({ text }) => toLineKey(text)));
  const restored: RemovedLine[] = [];
  let answers = countAnswers(parts);
  for (const sentence of typed) {
    const line = toLine(sentence, answers + 1);
    if (known.has(toLineKey(line.text))) continue;
    known.add(toLineKey(line.text));
    const before = removed.find((each) => each.part === part && each.line.text === line.text);
    lines.splice(before?.place ?? lines.length, 0, before?.line ?? line);
    if (before) restored.push(before);
    else answers += 1;
  }
  if (lines.length === parts[part].length) return { parts };
  if (lines.length > MAX_LINES) throw new TooManyLinesError(MAX_LINES);
  return { parts: { ...parts, [part]: lines }, restored };
}

/**
 * Replaces the text of a line by what the person says; the same text changes nothing.
 *
 * @throws {LineNotFoundError} the summary has no such line.
 * @throws {ValidationError} the text has no word.
 */
export function changeLine(parts: SummaryParts, id: string, text: string): SummaryEdit {
  const sentence = cleanText(text).replace(/\s+/g, ' ');
  if (!hasWords(sentence)) throw withoutWords();
  const { part, line } = findLine(parts, id);
  const changed = { ...toLine(sentence, countAnswers(parts) + 1), id };
  if (changed.text === line.text) return { parts };
  return {
    parts: { ...parts, [part]: parts[part].map((each) => (each.id === id ? changed : each)) },
    outdatedLine: id,
  };
}

/** @throws {LineNotFoundError} the summary has no such line. */
export function removeLine(parts: SummaryParts, id: string): SummaryEdit {
  const { part, line } = findLine(parts, id);
  return {
    parts: { ...parts, [part]: parts[part].filter((each) => each !== line) },
    outdatedLine: id,
    removed: { part, place: parts[part].indexOf(line), line },
  };
}

function findLine(parts: SummaryParts, id: string): { part: SummaryPart; line: CitedLine } {
  for (const [part, lines] of Object.entries(parts)) {
    const line = lines.find((each) => each.id === id);
    if (line) return { part: part as SummaryPart, line }; // a key of the summary
  }
  throw new LineNotFoundError();
}

/** @throws {ValidationError} the line is too long. */
function toLine(sentence: string, index: number): CitedLine {
  if (sentence.length > LONGEST_LINE) {
    const message = `Each line may have ${LONGEST_LINE} characters`;
    throw new ValidationError('A line is too long.', atField('text', message));
  }
  const source: Citation = { field: 'answer', sentence, index };
  return { id: randomUUID(), text: sentence.replace(BULLET, ''), source };
}

/** The place of the newest of the answers: numbers of answers that were removed may come again, those in use do not. */
function countAnswers(parts: SummaryParts): number {
  const answers = Object.values(parts)
    .flat()
    .filter(({ source }) => source.field === 'answer');
  return Math.max(0, ...answers.map(({ source }) => source.index));
}

const withoutWords = () => new ValidationError('There is nothing to read.', atField('text', 'Write at least one word'));
