import { type FrontContract, missingExports } from '@declic/remote-kit/contract';
import type { ShellIdentity } from './shell-page';
import type { ComposedRemote, Composition } from '../composition/composition';

type PageRemote = Omit<ComposedRemote, 'preload' | 'integrity' | 'pages' | 'livePages' | 'withdrawn'>;

/**
 * What a page reads of a composition. The preload lists and hashes have served their purpose once the links are written. Of the
 * needs only those remain that the shell of this very page lacks: the names that it has would be a kilobyte for each remote.
 * The shell is the one that the page runs in, also where that is not the one that the composition names.
 */
export class PageData {
  readonly #shell: ShellIdentity | undefined;
  /** Compared anew for each page, 20 remotes would take a third of its time. Lists of remotes are made anew for each visitor during a canary. */
  readonly #remotes = new WeakMap<ComposedRemote, PageRemote>();

  constructor(shell: ShellIdentity | undefined) {
    this.#shell = shell;
  }

  of({ id, ticket, remotes }: Composition) {
    const shell = this.#shell;
    return {
      id,
      ...(ticket !== undefined && { ticket }),
      ...(shell && { shell: { version: shell.version, owner: shell.owner, title: shell.title } }),
      remotes: remotes.map((remote) => this.#remotes.get(remote) ?? this.#keep(remote)),
    };
  }

  #keep(remote: ComposedRemote): PageRemote {
    const reduced = remoteForPage(remote, this.#shell?.offer);
    this.#remotes.set(remote, reduced);
    return reduced;
  }
}

function remoteForPage(remote: ComposedRemote, offer: FrontContract | undefined): PageRemote {
  const {
    preload: _preload,
    integrity: _integrity,
    pages: _pages,
    livePages: _livePages,
    withdrawn: _withdrawn,
    fallback,
    needs,
    ...rest
  } = remote;
  return {
    ...rest,
    needs: unmetPart(needs, offer),
    ...(fallback && { fallback: { ...fallback, needs: unmetPart(fallback.needs, offer) } }),
  };
}

function unmetPart(needs: FrontContract, offer: FrontContract | undefined): FrontContract {
  return offer ? { ...needs, exports: Object.fromEntries(missingExports(needs, offer)) } : needs;
}
