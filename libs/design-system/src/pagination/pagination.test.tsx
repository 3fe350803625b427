import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pagination } from './pagination';

afterEach(cleanup);

function Paged({ from, pages }: { from: number; pages: number }) {
  const [page, setPage] = useState(from);
  return <Pagination page={page} pages={pages} onPageChange={setPage} />;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('disables Previous on the first page and Next on the last', async () => {
  render(<Paged from={1} pages={3} />);
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);

  await userEvent.click(button('Page 3'));
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
  expect(button('Page 3').getAttribute('aria-current')).toBe('page');
});

it('keeps the focus of the keyboard when the button under it is disabled', async () => {
  render(<Paged from={2} pages={3} />);
  button('Next').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Page 3'));
});

it('does not ask for the page that is shown', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={2} pages={3} onPageChange={onPageChange} />);
  await userEvent.click(button('Page 2'));
  expect(onPageChange).not.toHaveBeenCalled();
});

it('is not there for one page', () => {
  render(<Paged from={1} pages={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
