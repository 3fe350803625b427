import type { Remote } from '@declic/remote-kit';
import type { ComposedRemote, Composition } from '@declic/remote-kit/host';
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
    needs: { react: '19.0.0', exports: {} },
    ...overrides,
  };
}

export function aComposition(...remotes: ComposedRemote[]) {
  return { id: '00000000000000c1', remotes } satisfies Composition;
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
      },
      routes: routes ?? [{ path, element: <h1>Page of {name}</h1> }],
    },
  };
}
