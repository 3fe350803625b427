import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, Not } from 'typeorm';
import { findPaymentOwner } from '../billing-queries';
import type { BillingTransaction } from '../billing-transaction';
import { PurchaseEntity } from './purchase.entity';

export type NewPurchase = Pick<
  PurchaseEntity,
  'id' | 'product' | 'description' | 'amount' | 'currency' | 'provider' | 'createdAt' | 'expiresAt'
>;

@Injectable()
export class PurchasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose purchase this is, also when that account is deleted; null for one that is not known, or not any more. */
  async findOwner(id: string): Promise<string | null> {
    return findPaymentOwner(this.dataSource, { purchaseId: id });
  }

  /** What was paid or is being paid, newest first. */
  listBought(userId: string): Promise<PurchaseEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(PurchaseEntity, {
        where: { userId, state: In(['processing', 'paid']) },
        order: { createdAt: 'desc', id: 'desc' },
      }),
    );
  }

  /** An order for the same that can still be paid for a while. */
  findOpen(
    { manager, userId }: BillingTransaction,
    { product, amount, currency, provider }: NewPurchase,
    openAt: Date,
  ): Promise<PurchaseEntity | null> {
    const same = { userId, product, amount, currency, provider, state: 'open' } as const;
    return manager.findOne(PurchaseEntity, {
      where: { ...same, expiresAt: MoreThan(openAt) },
      order: { createdAt: 'desc' },
    });
  }

  async insert({ manager, userId }: BillingTransaction, purchase: NewPurchase): Promise<PurchaseEntity> {
    await manager.insert(PurchaseEntity, { ...purchase, userId, state: 'open' });
    return manager.findOneByOrFail(PurchaseEntity, { id: purchase.id });
  }

  /** Marks it as paid. Null when it was already, or is not there. */
  async markPaid(
    { manager }: BillingTransaction,
    id: string,
    paidAt: Date,
    paymentId: string | null,
  ): Promise<PurchaseEntity | null> {
    const { affected } = await manager.update(
      PurchaseEntity,
      { id, state: Not('paid') },
      { state: 'paid', paidAt, paymentId },
    );
    return affected ? manager.findOneBy(PurchaseEntity, { id }) : null;
  }

  async markProcessing({ manager }: BillingTransaction, id: string): Promise<void> {
    await manager.update(PurchaseEntity, { id, state: 'open' }, { state: 'processing' });
  }

  /** Deletes an unpaid purchase; a paid one stays. */
  async remove({ manager }: BillingTransaction, id: string): Promise<void> {
    await manager.delete(PurchaseEntity, { id, state: Not('paid') });
  }
}
