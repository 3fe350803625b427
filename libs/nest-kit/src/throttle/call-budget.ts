import type { CommonConfig } from '../config/config';
import type { LimitRefusal } from './too-many-requests.error';

/** Metadata of a handler: its budget. */
export const CALL_BUDGET = 'declic:call-budget';

/** How often one network may call the operations of one purpose; they share one counter. */
export interface CallBudget {
  /** The purpose, which is the counter's name. */
  readonly scope: string;
  readonly windowSeconds: number;
  /** A method, so that a service's budget may read its own settings. */
  limit(config: CommonConfig): number;
  /** What is answered besides 429 and `Retry-After`. */
  readonly refusal?: LimitRefusal;
}
