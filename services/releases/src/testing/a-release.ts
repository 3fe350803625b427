import type { Manifest } from '../pipeline/manifest';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A valid release.json; every test changes only what it is about. */
export function aRelease(changes: Partial<Manifest> = {}): Manifest {
  return {
    schema: 1,
    name: 'mf-flow',
    version: 'v1',
    owner: 'flow',
    title: 'Flow Content',
    areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in' }],
    nav: [],
    needs: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    entry: 'remoteEntry.js',
    files: ['remoteEntry.js', 'assets/page.js', 'assets/rare.js'].map((path) => ({ path, bytes: 1, integrity })),
    preload: { '*': ['remoteEntry.js'], '/tools/flow-content': ['remoteEntry.js', 'assets/page.js'] },
    operations: [],
    ...changes,
  };
}
