import { Clock, type SessionPrincipal } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { CreditsRepository } from '../credits/credits.repository';
import { SecurityMails } from '../mails/security-mails';
import { createKeyToken } from './key-token';
import { KeysRepository } from './keys.repository';
import type { ListedKeyEntity } from './listed-key.entity';

/**
 * A key and the balance of the account that it draws on; keys have none of their own.
 *
 * @decision D7
 */
export interface KeyWithBalance {
  readonly key: ListedKeyEntity;
  readonly balance: number;
}

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeysRepository,
    private readonly credits: CreditsRepository,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<KeyWithBalance[]> {
    const [keys, balance] = await Promise.all([this.keys.list(userId), this.readBalance(userId)]);
    return keys.map((key) => ({ key, balance }));
  }

  /**
   * The user's first key. The token is returned once and not stored.
   *
   * @throws {KeyExistsError} the user has a key already.
   */
  async create(
    { id: userId, sessionId, email }: SessionPrincipal,
    label: string,
  ): Promise<KeyWithBalance & { token: string }> {
    const { token, kid, tokenHash } = createKeyToken();
    const key = await this.keys.insert({ userId, sessionId, kid, label, tokenHash }, (manager, made) =>
      this.mails.enqueueKeyCreated(manager, email, made),
    );
    return { token, key, balance: await this.readBalance(userId) };
  }

  /**
   * Replaces a key. The old one is refused everywhere from the moment this returns; balance and usage belong to the account and stay.
   *
   * @throws {KeyNotFoundError} the user has no such key.
   * @throws {KeyReplacedError} another tab or device was faster.
   */
  async refresh(
    { id: userId, sessionId, email }: SessionPrincipal,
    kid: string,
  ): Promise<KeyWithBalance & { token: string }> {
    const { token, ...next } = createKeyToken();
    const key = await this.keys.replace(kid, { userId, sessionId, ...next }, this.clock.now(), (manager, made) =>
      this.mails.enqueueKeyReplaced(manager, email, made),
    );
    return { token, key, balance: await this.readBalance(userId) };
  }

  private async readBalance(userId: string): Promise<number> {
    return (await this.credits.findAccount(userId))?.balance ?? 0;
  }
}
