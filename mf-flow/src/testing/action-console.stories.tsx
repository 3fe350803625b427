import { ActionConsoleDialog, definitionQuery } from '@declic/action-console';
import { aDefinition } from '@declic/action-console/testing';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';

const stats = {
  credit_balance_total: 499,
  request_count_total: 0,
  usage_count_total: 0,
  last_seen_at: null,
  has_keys: true,
};
const { queryKey } = definitionQuery('write_note');

const meta = {
  title: 'Flow/Test console',
  component: ActionConsoleDialog,
  args: { slug: 'write_note', open: true, onOpenChange: () => undefined },
  parameters: {
    queries: [
      [queryKey, aDefinition()],
      [accountStatsQuery().queryKey, stats],
    ],
  },
} satisfies Meta<typeof ActionConsoleDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Filled: Story = { args: { known: { topic: 'Bread', length: 'long', words: 50 } } };

export const LongTitle: Story = {
  parameters: {
    queries: [
      [queryKey, aDefinition({ title: 'Write a very long note '.repeat(8) })],
      [accountStatsQuery().queryKey, stats],
    ],
  },
};

export const NotFound: Story = {
  parameters: {
    queries: [
      [queryKey, null],
      [accountStatsQuery().queryKey, stats],
    ],
  },
};
