import type { ComposedRemote, Composition } from '@declic/remote-kit/host';

const STORAGE_KEY = 'declic.withdrawn';

/** The versions that this tab has heard are withdrawn, also before it was reloaded: an edge may still name them for a while. */
export class WithdrawnVersions {
  readonly #known = new Set<string>(readStored());

  /**
   * Learns from an answer of the registry, which knows best: a version that it names again is good again.
   */
  learn({ remotes }: Composition): void {
    for (const { name, version, fallback, withdrawn = [] } of remotes) {
      for (const gone of withdrawn) this.#known.add(`${name}@${gone}`);
      this.#known.delete(`${name}@${version}`);
      if (fallback) this.#known.delete(`${name}@${fallback.version}`);
    }
    store([...this.#known]);
  }

  /** The composition with what stands in for each withdrawn version, where there is anything. */
  avoid<Read extends Composition>(composition: Read): Read {
    return { ...composition, remotes: composition.remotes.map((remote) => this.#avoidIn(remote)) };
  }

  #avoidIn(remote: ComposedRemote): ComposedRemote {
    const { fallback, ...withoutFallback } = remote;
    if (!fallback || this.#has(remote.name, fallback.version)) return withoutFallback;
    if (!this.#has(remote.name, remote.version)) return remote;
    const { integrityList: _, ...described } = withoutFallback;
    return { ...described, ...fallback };
  }

  #has(name: string, version: string): boolean {
    return this.#known.has(`${name}@${version}`);
  }
}

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((version) => typeof version === 'string') : [];
  } catch {
    return []; // no storage, or something else is in it: the page begins anew
  }
}

function store(versions: string[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(versions));
  } catch {
    // Without storage, a reload forgets them.
  }
}
