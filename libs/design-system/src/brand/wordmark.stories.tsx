import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, Wordmark } from './wordmark';

const meta = { title: 'Foundations/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 64 } };

export const MarkAlone: Story = { render: () => <Mark size={96} /> };
