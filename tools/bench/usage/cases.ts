const FILTERS = ['all', 'api_actions', 'tools', 'purchases'] as const;
const HOUR = 3_600_000;
const PAGE = 50;

/** One thing that is read; the path may depend on how many lines the account has. */
export interface Case {
  readonly operation: string;
  readonly period: string;
  readonly filter: string;
  path(total: number): string;
}

/** Everything that the usage page asks for: each period and each filter. */
export function casesAt(now: Date): Case[] {
  const ends = periodsAt(now);
  return FILTERS.flatMap((filter) => [
    ...(['first', 'middle', 'last'] as const).map((page): Case => ({
      operation: `${page} page`,
      period: 'everything',
      filter,
      path: (total) => `ledger?p_filter_type=${filter}&p_limit=${PAGE}&p_offset=${computeOffset(page, total)}`,
    })),
    ...Object.entries(ends).flatMap(([period, query]): Case[] => [
      { operation: 'summary', period, filter, path: () => `usage?p_filter_type=${filter}${query}` },
      { operation: 'extent', period, filter, path: () => `ledger/extent?p_filter_type=${filter}${query}` },
      { operation: 'page', period, filter, path: () => `ledger?p_filter_type=${filter}&p_limit=${PAGE}${query}` },
    ]),
  ]);
}

function computeOffset(page: 'first' | 'middle' | 'last', total: number): number {
  const pages = Math.max(Math.ceil(total / PAGE), 1);
  const number = { first: 0, middle: Math.floor(pages / 2), last: pages - 1 }[page];
  return number * PAGE;
}

/** The periods of the specification, and two that lie anywhere. */
function periodsAt(now: Date): Record<string, string> {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR);
  const sunday = new Date(midnight.getTime() - midnight.getUTCDay() * 24 * HOUR);
  const month = new Date(midnight);
  month.setUTCDate(1);
  return {
    everything: '',
    last24h: query(daysAgo(1)),
    today: query(midnight),
    thisweek: query(sunday),
    thismonth: query(month),
    'custom, 7 days': query(daysAgo(200), daysAgo(193)),
    'custom, 250 days': query(daysAgo(300), daysAgo(50)),
  };
}

function query(start: Date, end?: Date): string {
  return `&p_start_date=${start.toISOString()}${end ? `&p_end_date=${end.toISOString()}` : ''}`;
}
