import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplacementNotice } from './replacement-notice';

const meta = {
  title: 'Console/Replacement notice',
  component: ReplacementNotice,
  args: {
    text: 'The parameters of the link were filled in.',
    onUndo: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof ReplacementNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { text: `The parameters of the link were filled in. Left out: ${'parameter_name, '.repeat(20)}and 80 more.` },
};
