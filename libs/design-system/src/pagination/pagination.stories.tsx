import { useState } from 'react';
import preview from '../../.storybook/preview';
import { Pagination } from './pagination';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pages: 20, onPageChange: () => undefined },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
});

export const First = meta.story();

export const Middle = meta.story({ args: { page: 10 } });

export const Last = meta.story({ args: { page: 20 } });

export const TwoPages = meta.story({ args: { pages: 2 } });

export const Thousands = meta.story({ args: { page: 100_000, pages: 200_000 } });
