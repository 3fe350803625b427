import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist } from './checklist';

const meta = {
  title: 'Components/Checklist',
  component: Checklist,
  args: {
    label: 'Password rules',
    items: [
      { label: 'At least 8 characters', met: true },
      { label: 'One number', met: false },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const AllMet: Story = {
  args: {
    items: [
      { label: 'At least 8 characters', met: true },
      { label: 'One number', met: true },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        label: 'A rule that takes more than one line on a small screen, so that the icon has to stay where it belongs',
        met: false,
      },
    ],
  },
};
