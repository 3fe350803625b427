import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegenerateKeyDialog } from './regenerate-key-dialog';

const meta = {
  title: 'Console/Keys/Regenerate',
  component: RegenerateKeyDialog,
  args: { open: true, onOpenChange: () => undefined, loading: false, onConfirm: () => undefined },
} satisfies Meta<typeof RegenerateKeyDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Regenerating: Story = { args: { loading: true } };
