import type { ComposedRemote, Composition, Remote } from '@declic/remote-kit';
import type { RouteObject } from 'react-router-dom';

/** A remote as a composition names it: one public area at `/<name without mf->`. */
export function aComposedRemote(overrides: Partial<ComposedRemote> = {}): ComposedRemote {
  const name = overrides.name ?? 'mf-flow';
  const path = `/${name.replace('mf-', '')}`;
  return {
    name,
    version: '1',
    owner: 'flow-team',
    title: 'Flow Content',
    entry: `/remotes/${name}/1/remoteEntry.js`,
    areas: [{ path, layout: 'app', access: 'public' }],
    nav: [{ label: name, to: path }],
    contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
    ...overrides,
  };
}

export function aComposition(...remotes: ComposedRemote[]): Composition {
  return { id: 'composition-1', remotes };
}

/** What importing such a remote gives: a page with a heading at its path, unless told otherwise. */
export function aRemoteModule(name: string, routes?: RouteObject[]): { remote: Remote } {
  const path = `/${name.replace('mf-', '')}`;
  return {
    remote: {
      manifest: {
        id: name,
        owner: 'flow-team',
        title: name,
        areas: [{ path, layout: 'app', access: 'public' }],
        nav: [],
        contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
      },
      routes: routes ?? [{ path, element: <h1>Page of {name}</h1> }],
    },
  };
}
