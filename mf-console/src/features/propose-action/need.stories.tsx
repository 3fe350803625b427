import { definitionQuery } from '@declic/action-console';
import { ApiError } from '@declic/openapi/actions';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { Card } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aDefinition } from '../../testing/a-definition';
import { someStats } from '@declic/openapi/factories';
import { aProposal, someProposals } from '../../testing/factories';
import { NeedFailure } from './need-failure';
import { NeedForm } from './need-form';
import { NeedSkeleton } from './need-skeleton';
import { ProposedActions } from './proposed-actions';

const meta = preview.meta({
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
});

const form = (text: string, isPending = false) => (
  <NeedForm text={text} isPending={isPending} onChange={() => undefined} onAsk={() => undefined} />
);

export const Empty = meta.story({ render: () => form('') });

export const Written = meta.story({ render: () => form('Check this email address: someone@gmial.com') });

export const LongText = meta.story({ render: () => form('Rank these leads by what they wrote to us. '.repeat(60)) });

export const Looking = meta.story({
  render: () => (
    <>
      {form('a note about bread', true)}
      <NeedSkeleton />
    </>
  ),
});

export const Found = meta.story();

export const Incomplete = meta.story({
  args: {
    found: someProposals({ outcome: 'incomplete', proposals: [aProposal({ arguments: {}, missing: ['topic'] })] }),
  },
});

export const Unclear = meta.story({ args: { found: someProposals({ outcome: 'unclear' }) } });

export const TwoAtOnce = meta.story({ args: { found: someProposals({ outcome: 'unclear', asks_two: true }) } });

export const LongNames = meta.story({
  args: {
    found: someProposals({
      outcome: 'unclear',
      proposals: [
        aProposal({ title: 'Classify-the-tickets-of-a-help-desk '.repeat(4), reasons: ['ticket'.repeat(30)] }),
      ],
    }),
  },
});

export const NothingFits = meta.story({
  args: { found: someProposals({ outcome: 'out_of_scope', proposals: [] }), asked: 'brew coffee '.repeat(40) },
});

export const Limited = meta.story({
  render: () => (
    <NeedFailure
      error={new ApiError(429, 'rate_limited', 'Too many.', [], 'request-7', 12)}
      onRetry={() => undefined}
    />
  ),
});

export const Failure = meta.story({
  render: () => <NeedFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined} />,
});
