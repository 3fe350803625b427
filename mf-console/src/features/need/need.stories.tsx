import { definitionQuery } from '@declic/action-console';
import { ApiError } from '@declic/openapi/actions';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { Card } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDefinition } from '../../testing/a-definition';
import { aProposal, someProposals, someStats } from '../../testing/factories';
import { NeedFailure } from './need-failure';
import { NeedForm } from './need-form';
import { NeedSkeleton } from './need-skeleton';
import { ProposedActions } from './proposed-actions';

const meta = {
  title: 'Console/API hub/Describe what you need',
  component: ProposedActions,
  args: { asked: 'a note about bread', found: someProposals() },
  render: (args) => (
    <Card>
      <ProposedActions {...args} />
    </Card>
  ),
  parameters: {
    queries: [
      [definitionQuery('write_note').queryKey, aDefinition()],
      [accountStatsQuery().queryKey, someStats()],
    ],
  },
} satisfies Meta<typeof ProposedActions>;

export default meta;

type Story = StoryObj<typeof meta>;

const form = (text: string, isPending = false) => (
  <NeedForm text={text} isPending={isPending} onChange={() => undefined} onAsk={() => undefined} />
);

export const Empty: Story = { render: () => form('') };

export const Written: Story = { render: () => form('Check this email address: someone@gmial.com') };

export const LongText: Story = { render: () => form('Rank these leads by what they wrote to us. '.repeat(60)) };

export const Looking: Story = {
  render: () => (
    <>
      {form('a note about bread', true)}
      <NeedSkeleton />
    </>
  ),
};

export const Found: Story = {};

export const Incomplete: Story = {
  args: {
    found: someProposals({ outcome: 'incomplete', proposals: [aProposal({ arguments: {}, missing: ['topic'] })] }),
  },
};

export const Unclear: Story = { args: { found: someProposals({ outcome: 'unclear' }) } };

export const TwoAtOnce: Story = { args: { found: someProposals({ outcome: 'unclear', asks_two: true }) } };

export const LongNames: Story = {
  args: {
    found: someProposals({
      outcome: 'unclear',
      proposals: [
        aProposal({ title: 'Classify-the-tickets-of-a-help-desk '.repeat(4), reasons: ['ticket'.repeat(30)] }),
      ],
    }),
  },
};

export const NothingFits: Story = {
  args: { found: someProposals({ outcome: 'out_of_scope', proposals: [] }), asked: 'brew coffee '.repeat(40) },
};

export const Limited: Story = {
  render: () => (
    <NeedFailure
      error={new ApiError(429, 'rate_limited', 'Too many.', [], 'request-7', 12)}
      onRetry={() => undefined}
    />
  ),
};

export const Failure: Story = {
  render: () => <NeedFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined} />,
};
