import type { RemoteManifest, ShellManifest } from '../pipeline/manifest';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A valid release.json of a remote; every test changes only what it is about. */
export function aRelease(changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    schema: 1,
    kind: 'remote',
    name: 'mf-flow',
    version: 'v1',
    owner: 'flow',
    title: 'Flow Content',
    areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in' }],
    nav: [],
    needs: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    entry: 'remoteEntry.js',
    files: [
      { path: 'integrity.json', bytes: 0, integrity },
      ...['remoteEntry.js', 'assets/page.js', 'assets/rare.js'].map((path) => ({ path, bytes: 1, integrity })),
    ],
    preload: { '*': ['remoteEntry.js'], '/tools/flow-content': ['remoteEntry.js', 'assets/page.js'] },
    operations: [],
    ...changes,
  };
}

/** A valid release.json of the shell. */
export function aShell(changes: Partial<ShellManifest> = {}): ShellManifest {
  return {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    version: 's1',
    owner: 'platform',
    title: 'Shell',
    entry: 'index.html',
    files: ['index.html', 'assets/index.js'].map((path) => ({ path, bytes: 10, integrity })),
    offer: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    ...changes,
  };
}
