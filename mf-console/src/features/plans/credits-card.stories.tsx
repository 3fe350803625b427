import { aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { aFreeOverview } from '../../testing/billing-factories';
import { CreditsCard } from './credits-card';

const meta = preview.meta({
  title: 'Console/Account/Credits card',
  component: CreditsCard,
  args: { overview: aBillingOverview() },
});

export const PartlyUsed = meta.story();

export const NothingGranted = meta.story({ args: { overview: aFreeOverview() } });

export const CreditsOfEarlierTimesOnly = meta.story({
  args: { overview: aFreeOverview({ credit_balance: 488, credits_used_this_cycle: 12 }) },
});

export const NothingUsed = meta.story({
  args: { overview: aBillingOverview({ credit_balance: 600, credits_used_this_cycle: 0 }) },
});

export const AllUsed = meta.story({
  args: { overview: aBillingOverview({ credit_balance: 0, credits_used_this_cycle: 600 }) },
});

export const CreditsOfEarlierCyclesUsed = meta.story({
  args: { overview: aBillingOverview({ credit_balance: 1_234_567, credits_used_this_cycle: 12_345 }) },
});
