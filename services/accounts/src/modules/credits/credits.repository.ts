import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditAccountEntity } from './credit-account.entity';

@Injectable()
export class CreditsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An account with nothing on it, unless the user has one. */
  async openAccount(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select open_credit_account($1)', [userId]);
  }

  findAccount(userId: string): Promise<CreditAccountEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findOneBy(CreditAccountEntity, { userId }));
  }
}
