import { formatDayRange } from '@declic/remote-kit';
import { defaultDays, type UsagePeriod } from './usage-period';
import type { UsageView } from './usage-view';

export const periodLabels: Record<UsagePeriod, string> = {
  last24h: 'Last 24 hours',
  today: 'Today',
  thisweek: 'This week',
  thismonth: 'This month',
  custom: 'Custom',
};

/** The period in words: a custom one by its days. */
export function describePeriod(
  { period, range }: Pick<UsageView, 'period' | 'range'>,
  now: number,
  timeZone: string,
): string {
  return period === 'custom' ? formatDayRange(range ?? defaultDays(now, timeZone)) : periodLabels[period];
}
