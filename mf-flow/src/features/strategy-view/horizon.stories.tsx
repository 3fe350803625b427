import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { aStrategy } from '../../testing/factories';
import { Horizon } from './horizon';

const meta = preview.meta({
  title: 'Flow/Horizon',
  component: Horizon,
  args: { strategy: aStrategy() },
  decorators: [
    (Story) => (
      <Stack>
        <h2>Horizon</h2>
        <Story />
      </Stack>
    ),
  ],
});

export const Named = meta.story();

export const NotNamed = meta.story({ args: { strategy: aStrategy({ horizon_days: null }) } });

export const Editing = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit the horizon' }));
  },
});

export const Refused = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit the horizon' }));
    await userEvent.keyboard('0{Enter}');
  },
});
