import { Injectable } from '@nestjs/common';
import { CreditsRepository } from '../credits/credits.repository';
import type { ApiKeyEntity } from './api-key.entity';
import { createKeyToken } from './key-token';
import { KeysRepository } from './keys.repository';

/** A key and the balance of the account that it draws on; keys have none of their own. */
export interface KeyWithBalance {
  readonly key: ApiKeyEntity;
  readonly balance: number;
}

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeysRepository,
    private readonly credits: CreditsRepository,
  ) {}

  async list(userId: string): Promise<KeyWithBalance[]> {
    const [keys, balance] = await Promise.all([this.keys.list(userId), this.balanceOf(userId)]);
    return keys.map((key) => ({ key, balance }));
  }

  /**
   * The user's first key. Its token leaves here and is nowhere else.
   *
   * @throws {KeyExistsError} the user has a key already.
   */
  async create(userId: string, label: string): Promise<KeyWithBalance & { token: string }> {
    const { token, kid, tokenHash } = createKeyToken();
    const key = await this.keys.insert({ userId, kid, label, tokenHash });
    return { token, key, balance: await this.balanceOf(userId) };
  }

  private async balanceOf(userId: string): Promise<number> {
    return (await this.credits.findAccount(userId))?.balance ?? 0;
  }
}
