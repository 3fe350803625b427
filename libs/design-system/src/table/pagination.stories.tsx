import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pages: 20, onPageChange: () => undefined },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Middle: Story = { args: { page: 10 } };

export const Last: Story = { args: { page: 20 } };

export const TwoPages: Story = { args: { pages: 2 } };

export const Thousands: Story = { args: { page: 100_000, pages: 200_000 } };
