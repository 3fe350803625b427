import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TemplateFilters } from './template-filters';

afterEach(cleanup);

it('keeps what is typed while the address is behind, and follows it when something else has changed it', async () => {
  const onChange = vi.fn();
  const filters = (search: string) => <TemplateFilters filter={{ search, category: 'all' }} onChange={onChange} />;
  const { rerender } = render(filters(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'pdf');
  expect(onChange.mock.calls).toEqual([[{ search: 'p' }], [{ search: 'pd' }], [{ search: 'pdf' }]]);
  for (const arrived of ['p', 'pd', 'pdf']) {
    rerender(filters(arrived));
    expect(field.value).toBe('pdf');
  }
  rerender(filters(''));
  expect(field.value).toBe('');
});
