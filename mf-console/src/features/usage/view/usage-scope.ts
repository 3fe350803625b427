import type { UsageFilter } from './usage-filter';
import type { PeriodRange } from './usage-period';

/** What part of the ledger is asked for. */
export interface UsageScope {
  filter: UsageFilter;
  /** `null` is all time. */
  range: PeriodRange | null;
  /** When the page was opened or refreshed: a new moment is a new question. */
  pinnedAt: number;
}

/** The period as the service calls it. */
export function periodQuery(range: PeriodRange | null) {
  return {
    ...(range ? { p_start_date: range.start } : {}),
    ...(range?.end ? { p_end_date: range.end } : {}),
  };
}
