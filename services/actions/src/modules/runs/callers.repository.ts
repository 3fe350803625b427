import type { PlanSlug } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../calls/caller';

@Injectable()
export class CallersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose live key this is. */
  async findByTokenHash(tokenHash: Buffer): Promise<Caller | null> {
    const [row] = await this.dataSource.query<{ key_id: string; user_id: string; plan: PlanSlug }[]>(
      'select key_id, user_id, plan from accounts_api.authenticate_key_v1($1)',
      [tokenHash],
    );
    return row ? { keyId: row.key_id, userId: row.user_id, plan: row.plan } : null;
  }
}
