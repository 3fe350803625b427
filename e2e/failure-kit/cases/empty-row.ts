import type { RunScope } from './case.ts';
import type { Row } from '../report/row.ts';

/** A row of which only some columns have a meaning. */
export function emptyRow({ driver }: Pick<RunScope, 'driver'>, { id, title }: { id: string; title: string }): Row {
  return {
    id,
    browser: driver.name,
    fault: title,
    entry: '-',
    visit: '-',
    fallback: '-',
    seen: '-',
    ms: undefined,
    named: [],
    areas: {},
    retry: '-',
    problems: [],
  };
}
