import type { Action } from '../engine/action';
import { areFilesTold, extractArguments, type Message } from '@declic/action-router';
import { LIKELY, SURE } from './gates';

type Arguments = Readonly<Record<string, unknown>>;

/** What to do about a message. */
export type Decision =
  | { readonly outcome: 'out_of_scope' | 'unclear' }
  | {
      readonly outcome: 'sure' | 'proposed' | 'incomplete';
      readonly action: Action;
      readonly arguments: Arguments;
      readonly missing: readonly string[];
    };

/** An action that was chosen for a message. */
export interface Choice {
  readonly action: Action;
  readonly probability: number;
  /** What a model filled in, before what the message says by itself. */
  readonly filled?: Arguments;
}

/** One likely action with all that it needs is `sure` or `proposed`, by its probability; with less it is `incomplete`. An address that may be a page is never sure to be a file. */
export function decide({ action, probability, filled = {} }: Choice, message: Message): Decision {
  if (probability < LIKELY) return { outcome: 'unclear' };
  const found = { ...filled, ...extractArguments(action.input, message) };
  const check = action.check(found);
  if (!check.ok)
    return { outcome: 'incomplete', action, arguments: found, missing: check.errors.map(({ field }) => field) };
  const isSure = probability >= SURE && areFilesTold(action.input, found, message);
  return { outcome: isSure ? 'sure' : 'proposed', action, arguments: found, missing: [] };
}
