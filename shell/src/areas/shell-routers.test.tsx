import { createBrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShellRouters } from './shell-routers';

const gates: PromiseWithResolvers<void>[] = [];

/** Routers after the first one load their page until their gate opens. */
function open() {
  const created: ReturnType<typeof createBrowserRouter>[] = [];
  const routers = new ShellRouters(() => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    if (created.length === 0) gate.resolve();
    const router = createBrowserRouter([{ path: '*', loader: () => gate.promise.then(() => null), element: null }]);
    vi.spyOn(router, 'dispose');
    created.push(router);
    return router;
  });
  return { routers, created };
}

beforeEach(() => {
  gates.length = 0;
  history.replaceState(null, '', '/workshops');
});

it.each([
  ['in their order', [1, 2], 2],
  ['the other way round', [2, 1], 1],
])('shows the last of two replacements that overlap and end %s, and ends all others', async (_, order, shown) => {
  const { routers, created } = open();
  const both = [routers.replace(), routers.replace()];
  await vi.waitFor(() => expect(created).toHaveLength(3));
  for (const index of order) {
    gates[index]?.resolve();
    await vi.waitFor(() => expect(created[index]?.state.initialized).toBe(true));
  }
  await Promise.all(both);

  const { router, key } = routers.current.getState();
  expect(router).toBe(created[2]);
  expect(key).toBe(shown);
  expect(routers.isOpening).toBe(false);
  expect(created.map(({ dispose }) => vi.mocked(dispose).mock.calls.length)).toEqual([1, 1, 0]);
});

it('opens the address again after a replacement that was under way', async () => {
  const { routers, created } = open();
  const replaced = routers.replace();
  await vi.waitFor(() => expect(created).toHaveLength(2));
  void created[0]?.navigate('/workshops/later');
  const again = routers.openAgain();
  gates.forEach((gate) => gate.resolve());
  await Promise.all([replaced, again]);
  expect(routers.current.getState().router.state.location.pathname).toBe('/workshops/later');
});

it('is not opening a page when the new router could not be made', async () => {
  const create = vi.fn(() => createBrowserRouter([{ path: '*', element: null }]));
  const routers = new ShellRouters(create);
  create.mockImplementation(() => {
    throw new Error('no routes');
  });
  await expect(routers.replace()).rejects.toThrow('no routes');
  expect(routers.isOpening).toBe(false);
});
