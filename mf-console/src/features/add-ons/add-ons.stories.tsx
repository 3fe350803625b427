import preview from '@declic/design-system/storybook/preview';
import { aPurchase, someAddOns } from '../../testing/add-on-factories';
import { AddOns } from './add-ons';
import { AddOnsSkeleton } from './add-ons-skeleton';
import { addOnsQuery, type AddOn } from './add-ons.queries';
import { type Purchase, purchasesQuery } from './purchases.queries';

const answers = (purchases: readonly Purchase[] = [], addOns: readonly AddOn[] = someAddOns()) => ({
  queries: [
    [addOnsQuery().queryKey, addOns],
    [purchasesQuery().queryKey, purchases],
  ],
});

const meta = preview.meta({ title: 'Console/Account/Add-ons', component: AddOns });

export const NothingBought = meta.story({ parameters: answers() });

export const Bought = meta.story({
  parameters: answers([
    aPurchase({
      id: '1',
      state: 'processing',
      paid_at: null,
      description: 'Concierge Build (One day)',
      amount: 89_000,
    }),
    aPurchase(),
  ]),
});

export const LongText = meta.story({
  parameters: answers(
    [aPurchase({ description: 'Averylongwordwithoutanyplacewhereitcouldbebroken '.repeat(2), amount: 123_456_789 })],
    someAddOns().map((addOn) => ({
      ...addOn,
      label: `${addOn.label}, whose name is longer than it should be`,
      description: 'It does several things, one after the other, and explains each of them at length. '.repeat(3),
      amount: 123_456_789,
    })),
  ),
});

export const Loading = meta.story({ render: () => <AddOnsSkeleton /> });
