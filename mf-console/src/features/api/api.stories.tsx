import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { someStats } from '@declic/openapi/factories';
import { ApiStatCards } from './api-figures';
import { ApiLinks } from './api-links';
import { QuickStart } from './quick-start';

const meta = preview.meta({
  title: 'Console/API hub',
  component: ApiStatCards,
  render: (args) => (
    <Stack $gap={5}>
      <ApiStatCards {...args} />
      <ApiLinks />
      <QuickStart />
    </Stack>
  ),
});

export const Default = meta.story({ args: { stats: someStats() } });

export const Suspended = meta.story({ args: { stats: someStats(), suspended: true } });

export const NothingYet = meta.story({
  args: { stats: someStats({ has_keys: false, credit_balance_total: 0, request_count_total: 0, last_seen_at: null }) },
});
