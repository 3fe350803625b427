import { Injectable } from '@nestjs/common';
import type { Caller } from '../calls/caller';
import { InvalidApiKeyError } from '../calls/calls.errors';
import { findSentKey, noteSentKey, type SentKey } from '../calls/sent-key';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import { CallersRepository } from './callers.repository';

/** Who the keys of calls belong to. */
@Injectable()
export class CallerKeys {
  constructor(
    private readonly repository: CallersRepository,
    private readonly limits: RefusedCallLimits,
  ) {}

  /**
   * Looks a key up.
   *
   * @throws {InvalidApiKeyError} it opens nothing.
   */
  async lookUp(key: SentKey): Promise<Caller> {
    const caller = await this.repository.findByTokenHash(key.tokenHash);
    if (!caller) {
      this.limits.noteInvalid(key);
      throw new InvalidApiKeyError();
    }
    key.isChecked = true;
    this.limits.noteValid(key, caller);
    return withKey(caller, key);
  }

  /** The caller as an earlier call with this key had it; the key is checked later. */
  assume(key: SentKey, known: Caller): Caller {
    return withKey(known, key);
  }

  /** A statement of this call found the key live. */
  noteChecked(caller: Caller): void {
    const key = findSentKey(caller);
    if (key) key.isChecked = true;
  }

  /**
   * The caller as the database has it now.
   *
   * @throws {InvalidApiKeyError} its key opens nothing any more.
   */
  async renew(caller: Caller): Promise<Caller> {
    const key = findSentKey(caller);
    if (!key) throw new InvalidApiKeyError();
    return this.lookUp(key);
  }

  /**
   * Looks the key up unless a statement of this call has checked it.
   *
   * @throws {InvalidApiKeyError} it opens nothing any more.
   */
  async ensureChecked(caller: Caller): Promise<void> {
    const key = findSentKey(caller);
    if (key && !key.isChecked) await this.lookUp(key);
  }
}

/** A caller of its own for each call: its key is noted beside it. */
function withKey(known: Caller, key: SentKey): Caller {
  const caller = { ...known };
  noteSentKey(caller, key);
  return caller;
}
