import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../index';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { value: 40, label: 'Export' },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { value: 5_000, max: 5_000, valueText: '5,000 of 5,000 lines' } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} tone="accent" />
      <ProgressBar {...args} tone="neutral" />
      <ProgressBar {...args} tone="warning" />
      <ProgressBar {...args} tone="danger" />
    </Stack>
  ),
};

export const BesideItsNumber: Story = {
  render: () => (
    <Stack $gap={1}>
      <Text size="small">45% of your credits</Text>
      <ProgressBar value={45} />
    </Stack>
  ),
};
