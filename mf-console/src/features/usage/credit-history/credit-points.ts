import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { formatCredits } from '../../../format';
import type { CreditPoint } from './credit-history.queries';

const DAY_MS = 24 * 60 * 60_000;

/** Rows of the table: the first point, the last one, and each that differs from its predecessor. */
export function keepChanges(points: readonly CreditPoint[]): CreditPoint[] {
  return points.filter(
    ({ balance }, index) => index === 0 || index === points.length - 1 || balance !== points[index - 1]?.balance,
  );
}

/** The chart in a sentence. */
export function describeCredits(points: readonly CreditPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 'No credits to show.';
  const balances = points.map(({ balance }) => balance);
  return (
    `From ${formatDateTime(first.at)} to ${formatDateTime(last.at)}: ${formatCredits(first.balance)} at the start, ` +
    `${formatNumber(last.balance)} at the end, lowest ${formatNumber(Math.min(...balances))}, ` +
    `highest ${formatNumber(Math.max(...balances))}.`
  );
}

const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const dayHours = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric' });
const days = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });

/** How the axis writes a moment: the longer the period, the coarser. */
export function tickFormat(points: readonly CreditPoint[]): (at: number) => string {
  const length = Date.parse(points.at(-1)?.at ?? '') - Date.parse(points[0]?.at ?? '');
  return (at) => formatFor(length).format(at);
}

function formatFor(length: number): Intl.DateTimeFormat {
  if (length <= 1.5 * DAY_MS) return hours;
  if (length <= 3 * DAY_MS) return dayHours;
  return length <= 300 * DAY_MS ? days : months;
}
