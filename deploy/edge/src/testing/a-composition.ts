import type { ComposedRemote, Composition } from '../composition/composition';

export function aRemote(changes: Partial<ComposedRemote> = {}): ComposedRemote {
  return {
    name: 'mf-workshops',
    version: 'w1',
    owner: 'workshops',
    title: 'Workshops',
    entry: '/remotes/mf-workshops/w1/remoteEntry.js',
    areas: [{ path: '/workshops', layout: 'bare', access: 'public' }],
    nav: [],
    needs: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    preload: {
      '*': ['remoteEntry.js', 'assets/remote.js'],
      '/workshops': ['remoteEntry.js', 'assets/list.js', 'assets/list.css'],
      '/workshops/:id': ['remoteEntry.js', 'assets/detail.js'],
    },
    integrity: { 'remoteEntry.js': 'sha384-entry', 'assets/list.js': 'sha384-list' },
    ...changes,
  };
}

export function aComposition(changes: Partial<Composition> = {}): Composition {
  return { id: '0123456789abcdef', remotes: [aRemote()], ...changes };
}

/** The registry's answer from which this composition is selected. It need not be one: some tests send what is malformed. */
export function toCandidates({ id, remotes }: { readonly id: unknown; readonly remotes: readonly unknown[] }) {
  return { id, shell: null, remotes: remotes.map((stable) => ({ stable })) };
}
