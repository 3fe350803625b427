import type { OpOutput } from '@declic/nest-kit';
import type { PurchaseEntity } from './purchase.entity';

export function toPurchase(purchase: PurchaseEntity): OpOutput<'listPurchases'>[number] {
  const { id, product, description, amount, currency, state, createdAt, paidAt } = purchase;
  return {
    id,
    product,
    description,
    amount,
    currency,
    state: state === 'paid' ? 'paid' : 'processing',
    ordered_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
  };
}
