/** What the modules of a remote's build read: a shared module by the key `default:<name>`, and loads that are running. */
interface ModuleCache {
  share: Record<string, unknown>;
  remote: Record<string, unknown>;
  pendingShareLoads?: Promise<unknown>[];
}

/** What the wrappers around shared modules wait for: one per remote, whatever its version. */
interface InitState {
  initPromise: Promise<unknown>;
  initResolve: (value: unknown) => void;
  loadLazyShares?: (names: readonly string[]) => Promise<void>;
}

/** One version of a shared module, as hosts of the federation runtime describe it. */
interface SharedVersion {
  readonly lib?: () => object;
  readonly get?: () => Promise<() => object>;
}

/** By name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

export interface Container {
  /** Takes what the host offers. Modules that the host has at hand are there at once, the others when they are first imported. */
  init(scope: ShareScope): Promise<void>;
  /** The factory of an exposed module. */
  get(name: string): Promise<() => object>;
}

type Exposes = Readonly<Record<string, () => Promise<object>>>;

declare global {
  var __mf_module_cache__: ModuleCache | undefined;
}

/**
 * The container protocol of module federation for a remote that brings no shared module of its own, so that there is nothing to
 * negotiate: each name is the host's, in whichever version it has. The registry and the loader compare names before.
 */
export function createContainer(stateKey: string, exposes: Exposes): Container {
  const cache = (globalThis.__mf_module_cache__ ??= { share: {}, remote: {} });
  const state = initState(stateKey);

  return {
    async init(scope) {
      const versions = Object.entries(scope).map(([name, known]) => [name, Object.values(known)[0]] as const);
      const offered = new Map(versions.filter(([name]) => cache.share[cacheKey(name)] === undefined));
      for (const [name, shared] of offered) if (shared?.lib) cache.share[cacheKey(name)] = shared.lib();

      const provide = async (name: string) => {
        const get = offered.get(name)?.get;
        if (get) cache.share[cacheKey(name)] ??= (await get())();
      };
      state.loadLazyShares = async (names) => void (await Promise.all(names.map(provide)));
      state.initResolve(undefined);
    },

    async get(name) {
      const load = exposes[name];
      if (!load) throw new Error(`This remote exposes no ${name}.`);
      const exposed = await load();
      await Promise.all(cache.pendingShareLoads ?? []);
      return () => exposed;
    },
  };
}

function cacheKey(name: string): string {
  return `default:${name}`;
}

function initState(key: string): InitState {
  const states = globalThis as unknown as Record<string, InitState | undefined>; // the key is the build's own
  return (states[key] ??= deferredState());
}

function deferredState(): InitState {
  let initResolve: InitState['initResolve'] = () => undefined;
  const initPromise = new Promise<unknown>((resolve) => (initResolve = resolve));
  return { initPromise, initResolve };
}
