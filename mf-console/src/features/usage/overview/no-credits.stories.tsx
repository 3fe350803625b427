import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import preview from '@declic/design-system/storybook/preview';
import { someStats } from '@declic/openapi/factories';
import { NoCredits } from './no-credits';

const meta = preview.meta({ title: 'Console/Usage/No credits', component: NoCredits });

export const Default = meta.story({
  parameters: { queries: [[accountStatsQuery().queryKey, someStats({ credit_balance_total: 0 })]] },
});
