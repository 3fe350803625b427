import { ActionConsoleDialog, definitionQuery } from '@declic/action-console';
import { aDefinition } from '@declic/action-console/testing';
import { someStats } from '@declic/openapi/factories';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import preview from '@declic/design-system/storybook/preview';

const { queryKey } = definitionQuery('write_note');

const meta = preview.meta({
  title: 'Flow/Test console',
  component: ActionConsoleDialog,
  args: { slug: 'write_note', open: true, onOpenChange: () => undefined },
  parameters: {
    queries: [
      [queryKey, aDefinition()],
      [accountStatsQuery().queryKey, someStats()],
    ],
  },
});

export const Open = meta.story();

export const Filled = meta.story({ args: { known: { topic: 'Bread', length: 'long', words: 50 } } });

export const LongTitle = meta.story({
  parameters: {
    queries: [
      [queryKey, aDefinition({ title: 'Write a very long note '.repeat(8) })],
      [accountStatsQuery().queryKey, someStats()],
    ],
  },
});

export const NotFound = meta.story({
  parameters: {
    queries: [
      [queryKey, null],
      [accountStatsQuery().queryKey, someStats()],
    ],
  },
});
