import { PLAN_FACTS, type CommonConfig, InjectConfig, perVisitor, TooManyRequestsError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../calls/caller';
import type { SentKey } from '../calls/sent-key';
import { RateMeter } from '@declic/nest-kit/rate-meter';
import { RecentMap } from './recent-map';

/** Calls with an invalid key, per network. */
const INVALID_KEYS_PER_MINUTE = 10;

/** Keys that are new to this process and still looked up when a network has sent too many invalid ones. */
const NEW_KEYS_PER_MINUTE = 30;

/** Calls refused for what was sent, per account: as many as its plan allows calls, and at least this many. */
const LEAST_INVALID_CALLS_PER_MINUTE = 60;

const KEYS_REMEMBERED = 10_000;

/** More calls were refused than a limit allows; the next ones are refused without being looked at. */
const TOO_MANY = {
  calls: 'Too many refused calls. Correct them, then try again later.',
  keys: 'Too many calls with an invalid API key. Check the key, then try again later.',
} as const;

type CountedKey = Pick<SentKey, 'hash' | 'network'>;

/**
 * Limits calls that are refused before the plan's own limit counts them. Invalid keys count for the network they come from and for no
 * account; invalid input counts for the account. Counted in memory by each process, once a call
 * is refused: with n replicas the limits are at most n-fold, what is in flight when a limit is reached comes on top (the edge bounds
 * it) and is waited for, and a call that is held up costs less than one that is looked up.
 */
@Injectable()
export class RefusedCallLimits {
  private readonly networks = new RateMeter();
  private readonly newKeys = new RateMeter();
  private readonly accounts = new RateMeter();
  private readonly valid = new RecentMap<Caller>(KEYS_REMEMBERED);
  private readonly invalid = new RecentMap<true>(KEYS_REMEMBERED);
  private readonly invalidKeysPerMinute: number;
  private readonly newKeysPerMinute: number;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'LOCAL_MODE'>) {
    this.invalidKeysPerMinute = perVisitor(INVALID_KEYS_PER_MINUTE, config);
    this.newKeysPerMinute = perVisitor(NEW_KEYS_PER_MINUTE, config);
  }

  /** Whose key this was when it was last used here, if it was valid. */
  findCaller({ hash }: CountedKey): Caller | undefined {
    return this.valid.get(hash);
  }

  /**
   * Decides whether the key is looked up. A key that was valid is held up by its own account's calls only; a new one, as long as the
   * network does not send many others that are new and invalid, too.
   *
   * @throws {TooManyRequestsError} too many calls were refused.
   */
  admit(key: CountedKey): void {
    const caller = this.valid.get(key.hash);
    if (caller) this.admitCaller(caller);
    else this.admitNetwork(key);
  }

  /** The key opens an account. */
  noteValid({ hash, network }: CountedKey, caller: Caller): void {
    if (!this.valid.get(hash)) this.newKeys.decrement(network, this.newKeysPerMinute);
    this.invalid.delete(hash);
    this.valid.set(hash, caller);
  }

  /** The key opens nothing. */
  noteInvalid({ hash, network }: CountedKey): void {
    this.networks.count(network, this.invalidKeysPerMinute);
    this.valid.delete(hash);
    this.invalid.set(hash, true);
  }

  /** A call of the account was refused for what it sent. */
  countInvalidCall({ userId, plan }: Caller): void {
    this.accounts.count(userId, invalidCallsPerMinute(plan));
  }

  private admitCaller({ userId, plan }: Caller): void {
    const waitMs = this.accounts.waitMs(userId, invalidCallsPerMinute(plan));
    if (waitMs > 0) throw tooMany('calls', waitMs);
  }

  private admitNetwork({ hash, network }: CountedKey): void {
    const waitMs = this.networks.waitMs(network, this.invalidKeysPerMinute);
    if (waitMs > 0) {
      if (this.invalid.get(hash) || this.newKeys.waitMs(network, this.newKeysPerMinute) > 0)
        throw tooMany('keys', waitMs);
      // Before the look-up, so that calls at the same time are counted; a valid key takes it back.
      this.newKeys.count(network, this.newKeysPerMinute);
    }
  }
}

function tooMany(what: keyof typeof TOO_MANY, waitMs: number): TooManyRequestsError {
  return new TooManyRequestsError(waitMs / 1_000, { code: 'too_many_refused_calls', message: TOO_MANY[what] });
}

function invalidCallsPerMinute(plan: Caller['plan']): number {
  return Math.max(LEAST_INVALID_CALLS_PER_MINUTE, PLAN_FACTS[plan].callsPerMinute);
}
