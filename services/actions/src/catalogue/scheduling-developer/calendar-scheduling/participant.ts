import type { Interval } from './interval';

export interface Participant {
  readonly name: string;
  readonly email: string | null;
  readonly zone: string;
  readonly isRequired: boolean;
  /** Minutes of the local day; an end before the start is of the next day. */
  readonly hours: { readonly start: number; readonly end: number };
  /** 1 is Monday. */
  readonly days: readonly number[];
  /** Country of the holidays, and its region. */
  readonly country: string | null;
  readonly region: string | null;
  readonly busy: readonly Interval[];
  readonly icsTexts: readonly string[];
}
