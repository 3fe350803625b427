import { useEffect, useState } from 'react';

/** A module of a chunk of its own, which is loaded when a component first needs it. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  loaded: Module | null;
}

export function defineLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  return { load, loaded: null };
}

/** Loads a module before the first component needs it. */
export async function loadModule<Module>(lazy: LazyModule<Module>): Promise<Module> {
  lazy.loaded ??= await lazy.load();
  return lazy.loaded;
}

/**
 * The module once it is there; null while it loads and when it cannot be loaded, so that a plain control stands in for it. The next
 * component that asks tries again.
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>): Module | null {
  const [module, setModule] = useState(lazy.loaded);
  useEffect(() => {
    if (module) return undefined;
    let isMounted = true;
    void loadModule(lazy).then(
      (loaded) => {
        if (isMounted) setModule(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [lazy, module]);
  return module;
}
