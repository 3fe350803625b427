import type { InputSchema, Param } from '@declic/action-input';
import type { CsvTable } from '../csv/csv-table';
import { type ColumnMapping, type ParamSource, type Separator, SEPARATORS } from './column-mapping';
import { SYNONYMS } from './synonyms';
import { toWords } from './to-words';

const SAMPLE_ROWS = 50;

/** Gives each parameter the column that is named like it, and no column to two parameters. */
export function guessMapping({ params }: InputSchema, table: CsvTable): ColumnMapping {
  const names = table.columns.map(toWords);
  const taken = new Set<number>();
  const found = new Map<string, ParamSource>();
  // Exact names of all parameters go first, so that no weaker match takes their columns.
  for (const matches of [isExact, isSynonym, isPart])
    for (const param of params) {
      if (found.has(param.key)) continue;
      const column = names.findIndex((name, index) => !taken.has(index) && matches(param, name));
      if (column === -1) continue;
      taken.add(column);
      found.set(param.key, { from: 'column', column, separator: guessSeparator(table, column) });
    }
  return Object.fromEntries(found);
}

/** The separator that most cells of a column have. */
export function guessSeparator({ rows }: CsvTable, column: number): Separator {
  const cells = rows.slice(0, SAMPLE_ROWS).map((row) => row[column] ?? '');
  const counts = SEPARATORS.map((separator) => cells.filter((cell) => cell.includes(separator)).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function isExact({ key, label }: Param, name: string): boolean {
  const joined = name.replaceAll(' ', '');
  return [key, label].some((own) => toWords(own).replaceAll(' ', '') === joined);
}

function isSynonym({ key, label }: Param, name: string): boolean {
  return SYNONYMS.some(
    (group) => group.includes(name) && (group.includes(toWords(key)) || group.includes(toWords(label))),
  );
}

/** All words of the shorter name are in the longer one: 'email' and 'customer email'. */
function isPart({ key, label }: Param, name: string): boolean {
  const words = name.split(' ').filter(Boolean);
  return [key, label].some((own) => {
    const others = toWords(own).split(' ').filter(Boolean);
    const [few, many] = words.length < others.length ? [words, others] : [others, words];
    return few.length > 0 && few.join('').length > 2 && few.every((word) => many.includes(word));
  });
}
