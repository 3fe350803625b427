import type { AreaName } from '../visit/areas.ts';

/** How the person came to the area that fails. */
export type Entry = 'link' | 'direct';

/** One line of the table. */
export interface Row {
  /** For `--only`, and the name in the report. */
  readonly id: string;
  readonly browser: string;
  readonly fault: string;
  readonly entry: Entry | '-';
  readonly visit: 'first' | 'later' | '-';
  /** Whether there was a good version to fall back to. */
  readonly fallback: 'yes' | 'no' | '-';
  readonly seen: string;
  readonly ms: number | undefined;
  /** Whom failed beacons named. */
  readonly named: readonly string[];
  readonly areas: Partial<Record<AreaName, 'ok' | 'card' | 'lost'>>;
  readonly retry: string;
  /** How the row breaks its expectation; empty when it holds. */
  readonly problems: readonly string[];
}
