/** Why no further row is sent. */
export type HaltReason =
  'person' | 'key' | 'credits' | 'suspended' | 'price' | 'limit' | 'action' | 'connection' | 'session' | 'storage';

export interface Halt {
  readonly reason: HaltReason;
  /** Whole sentences. */
  readonly text: string;
}

/** What an answer, or its absence, means for its row and for the rows after it. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: string }
  /** Sent again after so many seconds, in which no other row is sent. */
  | { readonly kind: 'again'; readonly seconds: number; readonly isUnanswered: boolean; readonly counts: boolean }
  | { readonly kind: 'halt'; readonly halt: Halt; readonly isUnanswered: boolean };

export function haltBy(reason: HaltReason, text: string, isUnanswered = false): Outcome {
  return { kind: 'halt', halt: { reason, text }, isUnanswered };
}

export const PAUSED: Halt = { reason: 'person', text: 'Paused. Nothing is sent until you continue.' };
export const STORAGE_FULL: Halt = {
  reason: 'storage',
  text: 'This browser has no room for more answers. Download the results, then delete this batch.',
};
export const LIMIT_REACHED: Halt = {
  reason: 'limit',
  text: 'The most that may be spent is reached. Raise it to run the rows that are left.',
};
