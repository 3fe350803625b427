import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './figure';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: { children: '1,234,567' },
} satisfies Meta<typeof Figure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Price: Story = { args: { children: '$149' } };
