import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from '../index';
import { IconButton } from './icon-button';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Delete key', icon: <Trash2 size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
