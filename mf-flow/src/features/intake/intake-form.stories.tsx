import type { Decorator } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import preview from '@declic/design-system/storybook/preview';
import { IntakeDialog } from './intake-dialog';
import { aStrategyList } from '../../testing/factories';
import { strategyKeys } from '../../strategy/strategies.queries';
import { IntakeForm } from './intake-form';
import { UnpaidNotice } from './unpaid-notice';

const meta = preview.meta({
  title: 'Flow/Intake',
  component: IntakeForm,
  parameters: { queries: [[strategyKeys.list, aStrategyList([])]] },
  args: { onSending: () => undefined, onCreated: () => undefined },
});

const inPage: Decorator = (Story) => (
  <main>
    <h1>Flow Content</h1>
    <h2>Create New Strategy</h2>
    <Story />
  </main>
);

export const Empty = meta.story({ decorators: [inPage] });

export const Refused = meta.story({
  decorators: [inPage],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start AI Analysis' }));
  },
});

export const ByAModel = meta.story({
  decorators: [inPage],
  parameters: {
    queries: [[strategyKeys.list, { ...aStrategyList([]), engine: { name: 'llama-3.3-70b', uses_model: true } }]],
  },
});

export const ByAWorkflow = meta.story({
  decorators: [inPage],
  parameters: {
    queries: [[strategyKeys.list, { ...aStrategyList([]), workflows: { intake: 'flows.example', generation: null } }]],
  },
});

export const InItsDialog = meta.story({
  render: () => <IntakeDialog open onClose={() => undefined} onCreated={() => undefined} />,
});

export const Unpaid = meta.story({
  decorators: [inPage],
  render: () => (
    <UnpaidNotice
      failure={{
        text: 'Insufficient credits to analyse this strategy.',
        said: undefined,
        fields: [],
        code: 'insufficient_credits',
        status: 402,
        requestId: undefined,
        retryAfter: undefined,
      }}
    />
  ),
});
