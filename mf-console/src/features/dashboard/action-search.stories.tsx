import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionSearch } from './action-search';

const meta = { title: 'Console/Dashboard/Search', component: ActionSearch } satisfies Meta<typeof ActionSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
