import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useIdeasAddress } from './ideas-address';

it('keeps a filter whose change is not rendered when the next one is made', async () => {
  const changes: ReturnType<typeof useIdeasAddress>['change'][] = [];
  const Ideas = () => {
    changes.push(useIdeasAddress().change);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', Component: Ideas }], { initialEntries: ['/?pillar=Old'] });
  render(<RouterProvider router={router} />);
  await act(async () => {
    changes[0]?.({ status: 'to-decide' });
    changes[0]?.({ pillar: 'New' });
  });
  expect(router.state.location.search).toBe('?pillar=New&status=to-decide');

  await act(async () => changes.at(-1)?.({ status: 'all' }));
  expect(router.state.location.search).toBe('?pillar=New');
});
