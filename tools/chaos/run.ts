import type { Facts } from './facts.ts';
import type { Target } from './target.ts';

/** What all clients of a run share; `end` is when they stop to begin new calls (milliseconds since 1970). */
export interface Run {
  readonly target: Target;
  readonly facts: Facts;
  readonly end: number;
}
