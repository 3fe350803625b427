import { expect, it } from 'vitest';
import { routeFault } from './route-fault';

it('finds none in routes as remotes have them', () => {
  const routes = [
    { path: '/workshops', lazy: async () => ({ element: null }) },
    { path: '/workshops/:id', children: [{ index: true }, { path: '/workshops/:id/seats' }, { path: 'more/*' }] },
  ];
  expect(routeFault(routes)).toBeUndefined();
  expect(routeFault([])).toBeUndefined();
});

it.each([
  ['nothing', [null], 'One of its routes is no route.'],
  ['a number', [{ path: '/a' }, 42], 'One of its routes is no route.'],
  ['nothing in the place of a child', [{ children: [undefined] }], 'One of its routes is no route.'],
  ['a path that is no text', [{ path: 42 }], 'The path of one of its routes is no text.'],
  ['children that are no list', [{ children: {} }], 'The children of one of its routes are no list.'],
  ['an index with children', [{ index: true, path: '/a', children: [{}] }], /Index routes must not have child routes/],
  ['a child outside of its parent', [{ path: '/a', children: [{ path: '/b' }] }], /Absolute route path "\/b"/],
])('finds %s', (_, routes, fault) => {
  expect(routeFault(routes)).toMatch(fault);
});
