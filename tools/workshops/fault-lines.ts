import { toPrintable } from '../answer-reports/to-printable.ts';
import type { Fault } from './workshop-file.ts';

const LONGEST_LINE = 100;

/** Each fault with its place, and the line of the file below it with a mark. */
export function faultLines(file: string, text: string, faults: readonly Fault[]): string[] {
  const lines = text.split(/\r?\n/);
  return faults.flatMap(({ line, column, message }) => {
    const shown = toPrintable((lines[line - 1] ?? '').slice(0, LONGEST_LINE));
    const number = String(line);
    const mark = column <= LONGEST_LINE ? [`${' '.repeat(number.length)} | ${' '.repeat(column - 1)}^`] : [];
    return [`${file}:${line}:${column}  ${toPrintable(message)}`, `${number} | ${shown}`, ...mark, ''];
  });
}
