import { beforeEach, expect, it, vi } from 'vitest';
import { createContainer, type ShareScope } from './create-container.ts';

const KEY = '__mf_init__test__';
const session = { sessionStore: {} };
const dialog = { Dialog: () => null };

interface RemoteState {
  initPromise: Promise<unknown>;
  loadLazyShares(names: string[]): Promise<void>;
}

const stateOfRemote = () => (globalThis as unknown as Record<string, RemoteState>)[KEY]; // the build's own key
const given = (name: string) => globalThis.__mf_module_cache__?.share[`default:${name}`];

function aScope(load: () => Promise<object> = () => Promise.resolve(dialog)): ShareScope {
  return {
    session: { '1.0.0': { lib: () => session } },
    dialog: { '1.0.0': { get: () => load().then((library) => () => library) } },
  };
}

beforeEach(() => {
  globalThis.__mf_module_cache__ = undefined;
  Reflect.deleteProperty(globalThis, KEY);
});

it('gives what the host has at hand before any module of the remote runs', async () => {
  const container = createContainer(KEY, { './remote': () => Promise.resolve({ seen: given('session') }) });
  await container.init(aScope());
  const factory = await container.get('./remote');
  expect(factory()).toEqual({ seen: session });
});

it('fetches the rest when an import needs it, once for all that ask', async () => {
  const load = vi.fn(() => Promise.resolve(dialog));
  await createContainer(KEY, {}).init(aScope(load));
  expect(load).not.toHaveBeenCalled();

  await stateOfRemote()?.loadLazyShares(['dialog', 'session']);
  expect(given('dialog')).toBe(dialog);
  await stateOfRemote()?.loadLazyShares(['dialog']);
  expect(load).toHaveBeenCalledOnce();
});

it('fetches again what failed to arrive', async () => {
  const load = vi.fn(() => Promise.resolve(dialog)).mockRejectedValueOnce(new Error('offline'));
  await createContainer(KEY, {}).init(aScope(load));
  await expect(stateOfRemote()?.loadLazyShares(['dialog'])).rejects.toThrow('offline');
  await stateOfRemote()?.loadLazyShares(['dialog']);
  expect(given('dialog')).toBe(dialog);
});

it('gives every remote, and every version of one, the same modules', async () => {
  await createContainer(KEY, {}).init(aScope());
  await stateOfRemote()?.loadLazyShares(['dialog']);
  const others = aScope(() => Promise.resolve({ Dialog: 'a second one' }));
  await createContainer(KEY, {}).init(others);
  await stateOfRemote()?.loadLazyShares(['dialog']);
  expect(given('dialog')).toBe(dialog);
});

it('tells what waits for the host that it has come', async () => {
  const container = createContainer(KEY, {});
  const come = vi.fn();
  void stateOfRemote()?.initPromise.then(come);
  await Promise.resolve();
  expect(come).not.toHaveBeenCalled();
  await container.init({});
  await vi.waitFor(() => expect(come).toHaveBeenCalled());
});

it('refuses a module that the remote does not expose', async () => {
  await expect(createContainer(KEY, {}).get('./other')).rejects.toThrow('exposes no ./other');
});
