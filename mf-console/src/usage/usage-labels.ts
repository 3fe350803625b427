import { type DayRange, defaultDays, type UsagePeriod } from './period-range';
import type { UsageFilter, UsageView } from './usage-view';

export const filterLabels: Record<UsageFilter, string> = {
  all: 'All',
  api_actions: 'API actions',
  tools: 'Tools',
  purchases: 'Purchases',
};

export const periodLabels: Record<UsagePeriod, string> = {
  last24h: 'Last 24 hours',
  today: 'Today',
  thisweek: 'This week',
  thismonth: 'This month',
  custom: 'Custom',
};

// In UTC at both ends: a day of the calendar stays that day.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Nov 15 – 21, 2026'. */
export function formatDays({ from, to }: DayRange): string {
  return days.formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, ' ');
}

/** The period in words: a custom one by its days. */
export function describePeriod(
  { period, range }: Pick<UsageView, 'period' | 'range'>,
  now: number,
  timeZone: string,
): string {
  return period === 'custom' ? formatDays(range ?? defaultDays(now, timeZone)) : periodLabels[period];
}
