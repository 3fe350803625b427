import { parseDate } from '@internationalized/date';
import { type UsageFilter, usageFilters } from './usage-filter';
import { type DayRange, type UsagePeriod, usagePeriods } from './usage-period';

/** Which transactions the history shows: those of the chosen period, or of all time. */
export type HistoryScope = 'all' | 'period';

/** What the address of the page says. */
export interface UsageView {
  filter: UsageFilter;
  period: UsagePeriod;
  /** The days of a custom period, once chosen. */
  range: DayRange | null;
  history: HistoryScope;
  page: number;
}

/**
 * Reads the URL; invalid values count as unset. The history covers all time until a period is chosen: the default of the
 * overview, the last 24 hours, would hide older lines.
 */
export function parseUsageView(params: URLSearchParams): UsageView {
  const scopes: readonly HistoryScope[] = ['all', 'period'];
  const period = parseChoice(usagePeriods, params.get('period'));
  return {
    filter: parseChoice(usageFilters, params.get('type')) ?? 'all',
    period: period ?? 'last24h',
    range: parseDays(params.get('from'), params.get('to')),
    history: parseChoice(scopes, params.get('history')) ?? (period ? 'period' : 'all'),
    page: parsePage(params.get('page')),
  };
}

/** The address after a change. A change of anything but the page begins at page 1; a new period narrows the history, too. */
export function changeUsageView(params: URLSearchParams, change: Partial<UsageView>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (change.filter) set(next, 'type', change.filter === 'all' ? null : change.filter);
  if (change.period) {
    set(next, 'period', change.period);
    set(next, 'from', change.range?.from ?? null);
    set(next, 'to', change.range?.to ?? null);
    next.delete('history');
  }
  if (change.history) set(next, 'history', change.history);
  if (change.page && change.page > 1) set(next, 'page', String(change.page));
  return next;
}

function set(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}

/** The value that a text names, if it is one of these. */
export function parseChoice<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** Whole days in their order; null when either is none. */
export function parseDays(from: string | null, to: string | null): DayRange | null {
  if (!isDay(from) || !isDay(to)) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

function isDay(text: string | null): text is string {
  if (!text || !/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false; // a day that no calendar has, such as February 30
  }
}
