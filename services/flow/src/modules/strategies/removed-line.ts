import type { CitedLine } from '../../engine/intake';
import type { SummaryPart } from './summary-parts';

/** Numbers of the strategy's counter of changes. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** A line that was taken out of the summary. */
export interface RemovedLine {
  readonly part: SummaryPart;
  /** Where it stood among the lines of its part. */
  readonly place: number;
  readonly line: CitedLine;
  /** The numbers of the ideas that it made outdated; an idea that still has one of them has not changed since. */
  readonly outdated: VersionRange | null;
}
