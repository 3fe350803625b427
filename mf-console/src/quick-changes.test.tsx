import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useCatalogueFilters } from './features/catalogue/catalogue-filters';
import { useRequestsView } from './features/usage/requests/use-requests-view';
import { useUsageView } from './features/usage/view/use-usage-view';

/** Renders a hook at an address. Gives what it returned last, and the query of the address. */
function renderAt<Result>(search: string, useHook: () => Result) {
  let latest: Result | undefined;
  const Component = () => {
    latest = useHook();
    return null;
  };
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return {
    read: () => {
      if (latest === undefined) throw new Error('Nothing is rendered.');
      return latest;
    },
    router,
    query: () => router.state.location.search,
  };
}

it('keeps a filter of the usage whose change is not rendered when the next one is made', async () => {
  const { read, query } = renderAt('?type=purchases&page=2', useUsageView);
  const { change } = read();
  await act(async () => {
    change({ filter: 'api_actions' });
    change({ period: 'thisweek' });
  });
  expect(query()).toBe('?type=api_actions&period=thisweek');

  await act(async () => read().change({ filter: 'all' }));
  expect(query()).toBe('?period=thisweek');
});

it('keeps a filter of the requests whose change is not rendered when the next one is made', async () => {
  const { read, query } = renderAt('?tab=requests&before=x', useRequestsView);
  const { change } = read();
  await act(async () => {
    change({ outcome: 'failed' });
    change({ period: 'thisweek' });
  });
  expect(query()).toBe('?tab=requests&outcome=failed&period=thisweek');
});

it('keeps a filter of the catalogue whose change is not rendered when the next one is made', async () => {
  const { read, query } = renderAt('?search=mail', useCatalogueFilters);
  const { chooseCategory, setShowFavorites } = read();
  await act(async () => {
    chooseCategory('email');
    setShowFavorites(true);
  });
  expect(query()).toBe('?search=mail&category=email&favorites=1');
});

it('begins at the address that a link or the back button led to', async () => {
  const { read, query, router } = renderAt('?type=tools', useUsageView);
  await act(async () => read().change({ period: 'today' }));
  await act(() => router.navigate(-1));
  await act(async () => read().change({ page: 2 }));
  expect(query()).toBe('?type=tools&page=2');
});

it('forgets a change whose place a link to what is shown took', async () => {
  const { read, query, router } = renderAt('?type=tools', useUsageView);
  await act(async () => {
    read().change({ period: 'today' });
    await router.navigate('/?type=tools');
  });
  await act(async () => read().change({ page: 2 }));
  expect(query()).toBe('?type=tools&page=2');
});
