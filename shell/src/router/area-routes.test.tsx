import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { areaRoutes } from './area-routes';

it('gives routes of two remotes that have one id to one router', () => {
  const routes = [
    { id: 'home', path: '/a', element: null },
    { path: '/b', children: [{ id: 'home', index: true }] },
  ];
  const areas = ['mf-a', 'mf-b'].map((name) => areaRoutes({ name, version: '1', routes }));
  const router = createMemoryRouter([{ id: 'home', children: areas }]);
  expect(router.routes[0]?.children?.map(({ id }) => id)).toEqual(['remote:mf-a', 'remote:mf-b']);
  router.dispose();
});
