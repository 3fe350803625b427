import type { Caller } from './caller';

/** The API key of a call. */
export interface SentKey {
  readonly tokenHash: Buffer;
  /** The hash as text. */
  readonly hash: string;
  /** The network that it comes from. */
  readonly network: string;
  /**
   * Whether a statement of this call has found that the key is live. Until then the caller is the one that an earlier call with
   * this key had, and nothing may be answered that depends on it.
   */
  isChecked: boolean;
}

/** The key of each call, beside its caller. */
const sentKeys = new WeakMap<Caller, SentKey>();

export function noteSentKey(caller: Caller, key: SentKey): void {
  sentKeys.set(caller, key);
}

/** Undefined for a caller that sent none: a run that goes on later, say. */
export function findSentKey(caller: Caller): SentKey | undefined {
  return sentKeys.get(caller);
}
