import type { Schemas } from '@declic/openapi/accounts';
import { factory } from '@declic/openapi/factories';

export function someAddOns(): Schemas['AddOn'][] {
  const common = { currency: 'usd', description: 'Our time for what you build.' };
  return [
    { ...common, slug: 'studio_hour', label: 'Studio Hour', option: '60 min video', amount: 14_900 },
    { ...common, slug: 'concierge_build_half_day', label: 'Concierge Build', option: 'Half day', amount: 49_000 },
    { ...common, slug: 'concierge_build_day', label: 'Concierge Build', option: 'One day', amount: 89_000 },
  ];
}

export const aPurchase = factory<Schemas['Purchase']>({
  id: '0191d1de-92f8-4443-a9d2-0123456789ab',
  product: 'studio_hour',
  description: 'Studio Hour (60 min video)',
  amount: 14_900,
  currency: 'usd',
  state: 'paid',
  ordered_at: '2026-11-20T12:00:00.000Z',
  paid_at: '2026-11-20T12:01:00.000Z',
});
