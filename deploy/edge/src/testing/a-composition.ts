import type { ComposedRemote, Composition } from '../composition/composition';
import type { ShellIdentity } from '../shell/shell-page';

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

/** What a page knows of its shell. */
export function aShellIdentity(changes: Partial<ShellIdentity> = {}): ShellIdentity {
  const offer = { react: '19.3.1', exports: {} };
  return { version: 's1', owner: 'Platform team', title: 'Shell', offer, modules: {}, ...changes };
}

/** The shell that a composition names. */
export function aShell(version: string): NonNullable<Composition['shell']> {
  return { version, owner: 'Platform team', title: 'Shell', entry: `/shell/${version}/index.html` };
}

export function aComposition(changes: Partial<Composition> = {}): Composition {
  return { id: '0123456789abcdef', shell: aShell('s1'), remotes: [aRemote()], ...changes };
}

interface AnsweredComposition {
  readonly id: unknown;
  readonly shell?: unknown;
  readonly remotes: readonly unknown[];
}

/** The registry's answer from which this composition is selected. It need not be one: some tests send what is malformed. */
export function toCandidates({ id, shell, remotes }: AnsweredComposition) {
  return { id, shell: shell ? { stable: shell } : null, remotes: remotes.map((stable) => ({ stable })) };
}
