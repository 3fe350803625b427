import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyExamples } from './key-examples';
import { SecurityNotice } from './security-notice';

const meta = { title: 'Console/Keys/Examples', component: KeyExamples } satisfies Meta<typeof KeyExamples>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack $gap={5}>
      <KeyExamples />
      <SecurityNotice />
    </Stack>
  ),
};
