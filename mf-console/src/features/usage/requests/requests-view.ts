import { periodRange, usagePeriods, type DayRange, type PeriodRange } from '../view/usage-period';
import { parseChoice, parseDays } from '../view/usage-view';

export const outcomes = ['all', 'succeeded', 'refused', 'failed'] as const;
/** The first is everything that is kept. */
export const requestPeriods = ['last30days', ...usagePeriods] as const;

export type Outcome = (typeof outcomes)[number];
export type RequestPeriod = (typeof requestPeriods)[number];

/** What the address of the page says. */
export interface RequestsView {
  outcome: Outcome;
  /** The slug of an action, or empty. */
  action: string;
  period: RequestPeriod;
  range: DayRange | null;
  /** The request id that is searched for, or empty: a search is among all requests. */
  request: string;
  /** Where the page begins or ends; neither on the newest page. */
  before: string | null;
  after: string | null;
}

const CURSOR = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what it does not understand counts as unset. */
export function parseRequestsView(params: URLSearchParams): RequestsView {
  const before = parseCursor(params.get('before'));
  return {
    outcome: parseChoice(outcomes, params.get('outcome')) ?? 'all',
    action: params.get('action')?.slice(0, 80) ?? '',
    period: parseChoice(requestPeriods, params.get('period')) ?? 'last30days',
    range: parseDays(params.get('from'), params.get('to')),
    request: params.get('request')?.trim().slice(0, 64) ?? '',
    before,
    after: before ? null : parseCursor(params.get('after')),
  };
}

/** The address after a change. A change of a filter begins at the newest page; a search leaves the filters aside. */
export function changeRequestsView(view: RequestsView, change: Partial<RequestsView>): URLSearchParams {
  const next = { ...view, before: null, after: null, ...change };
  const params = new URLSearchParams({ tab: 'requests' });
  if (next.request) {
    params.set('request', next.request);
    return params;
  }
  if (next.outcome !== 'all') params.set('outcome', next.outcome);
  if (next.action) params.set('action', next.action);
  if (next.period !== 'last30days') params.set('period', next.period);
  if (next.period === 'custom' && next.range) {
    params.set('from', next.range.from);
    params.set('to', next.range.to);
  }
  if (next.before) params.set('before', next.before);
  if (next.after) params.set('after', next.after);
  return params;
}

/** The filters as the service calls them. */
export function toRequestsQuery(
  { outcome, action, period, range, request }: RequestsView,
  now: number,
  timeZone: string,
) {
  if (request) return { request_id: request };
  const { start, end } = toPeriodRange(period, range, now, timeZone) ?? {};
  return {
    ...(outcome !== 'all' && { outcome }),
    ...(action && { action }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  };
}

export function isFiltered({ outcome, action, period, request }: RequestsView): boolean {
  return outcome !== 'all' || action !== '' || period !== 'last30days' || request !== '';
}

function toPeriodRange(
  period: RequestPeriod,
  range: DayRange | null,
  now: number,
  timeZone: string,
): PeriodRange | null {
  return period === 'last30days' ? null : periodRange(period, now, timeZone, range);
}

function parseCursor(text: string | null): string | null {
  return text && CURSOR.test(text) ? text : null;
}
