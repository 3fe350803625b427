import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useEvidenceLink } from './use-evidence-link';

it('opens by one function for all addresses, and keeps the search of the address', async () => {
  const opens = new Set<unknown>();
  let open: (slug: string) => void = () => undefined;
  function Page() {
    ({ open } = useEvidenceLink());
    opens.add(open);
    return null;
  }
  const router = createMemoryRouter([{ path: '/actions', element: <Page /> }], { initialEntries: ['/actions'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/actions?search=mail'));
  act(() => open('check_email'));

  await expect.poll(() => router.state.location.search).toBe('?search=mail&evidence=check_email');
  expect(opens.size).toBe(1);
});
