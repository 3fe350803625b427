import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleProvider } from '../console-context';
import { ResultPane } from './result-pane';
import { aNoteDefinition } from './testing/a-note-definition';
import { aRefusal, aRun } from './testing/a-run';

const meta = {
  title: 'Console/Playground/Result',
  component: ResultPane,
  args: { run: null, isPending: false, latencyTargetMs: 500, onCancel: () => undefined },
  decorators: [
    (Story) => (
      <ConsoleProvider definition={aNoteDefinition}>
        <Story />
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof ResultPane>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheFirstRun: Story = {};

export const Running: Story = { args: { isPending: true } };

export const Success: Story = {
  args: { run: aRun({ data: { engine: 'deterministic', verdict: 'risky', suggestion: 'someone@gmail.com' } }) },
};

export const OverTheTarget: Story = { args: { run: aRun({ duration_ms: 1_900 }) } };

export const Warnings: Story = {
  args: { run: aRun({ warnings: ['Two rows are empty and were left out.', 'No language was found.'] }) },
};

export const Empty: Story = { args: { run: aRun({ data: {} }) } };

export const DryRun: Story = { args: { run: aRun({ data: null, cost: 2, balance: null }, true) } };

export const InvalidKey: Story = { args: { run: aRefusal(401, 'invalid_api_key') } };

export const NoCredits: Story = { args: { run: aRefusal(402, 'insufficient_credits') } };

export const Conflict: Story = { args: { run: aRefusal(409, 'idempotency_in_progress') } };

const { problem } = aRefusal(422, 'validation_failed').result;

export const RefusedFields: Story = {
  args: {
    run: aRefusal(422, 'validation_failed', {
      problem: problem && {
        ...problem,
        errors: [
          { in: 'body', field: 'topic', message: 'Topic is required' },
          { in: 'header', field: 'idempotency-key', message: 'is longer than 255 characters' },
        ],
      },
    }),
  },
};

export const SourceFailed: Story = { args: { run: aRefusal(424, 'upstream_failed') } };

export const RateLimited: Story = { args: { run: aRefusal(429, 'rate_limited', { retry_after: 12 }) } };

export const ServerError: Story = { args: { run: aRefusal(500, 'action_failed') } };

export const Unavailable: Story = { args: { run: aRefusal(503, 'action_unavailable', { retry_after: 30 }) } };

export const NetworkFailure: Story = {
  args: { interruption: { kind: 'failed', error: new TypeError('Failed to fetch') } },
};

export const Cancelled: Story = { args: { interruption: { kind: 'cancelled', isDryRun: false } } };

export const LongText: Story = {
  args: {
    run: aRun({
      request_id: 'a_request_id_of_the_caller_own_making_with_sixty-four_characters',
      warnings: ['A_warning_that_quotes_an_input_without_a_single_place_to_break_it_in_two_or_three_lines'],
      data: { name: 'word'.repeat(80), note: 'A sentence that goes on. '.repeat(40), list: ['x'.repeat(300)] },
    }),
  },
};
