import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { aStrategy } from '../../testing/factories';
import { DeleteStrategy } from './delete-strategy';

const meta = preview.meta({
  title: 'Flow/Delete a strategy',
  component: DeleteStrategy,
  args: { strategy: aStrategy() },
  decorators: [
    (Story) => (
      <Stack>
        <h2>Strategy</h2>
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete strategy' }));
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Delete this strategy?' });
  },
});

export const Asking = meta.story();

export const LongName = meta.story({
  args: { strategy: aStrategy({ strategy_name: 'Anticonstitutionnellement '.repeat(8) }) },
});
