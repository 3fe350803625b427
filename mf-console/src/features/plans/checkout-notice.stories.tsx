import { aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { aFreeOverview } from '../../testing/billing-factories';
import { billingOverviewQuery } from './billing-overview.queries';
import { CheckoutNotice, PaymentLate } from './checkout-notice';

const meta = preview.meta({ title: 'Console/Account/Back from checkout', component: CheckoutNotice });

const { queryKey } = billingOverviewQuery();

export const Waiting = meta.story({
  parameters: { route: '/account?checkout=success&plan=build', queries: [[queryKey, aFreeOverview()]] },
});

export const Confirmed = meta.story({
  parameters: { route: '/account?checkout=success&plan=build', queries: [[queryKey, aBillingOverview()]] },
});

export const SmallerPlanChosen = meta.story({
  parameters: { route: '/account?checkout=success&plan=solo', queries: [[queryKey, aBillingOverview()]] },
});

export const Late = meta.story({ render: () => <PaymentLate onAskAgain={() => undefined} /> });

export const Left = meta.story({
  parameters: { route: '/account?checkout=canceled', queries: [[queryKey, aFreeOverview()]] },
});
