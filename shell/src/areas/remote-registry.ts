import { matchArea, type ComposedRemote } from '@declic/remote-kit/host';
import { refreshComposition, remoteNamed, type CompositionStore } from '../composition/composition-store';
import type { LoadedRemote, RemoteLoader } from '../federation/remote-loader';
import type { ReportBeacon } from '../telemetry/beacons';

/** What is on the page of each remote: nothing yet, its code, or (after a failure) the code of its last good version. */
export class RemoteRegistry {
  readonly #loaded = new Map<string, LoadedRemote>();
  readonly #pending = new Map<string, Promise<LoadedRemote>>();
  readonly #fellBack = new Set<string>();
  #routesChanged = false;

  constructor(
    readonly composition: CompositionStore,
    private readonly loader: RemoteLoader,
    private readonly report: ReportBeacon,
  ) {}

  /** The remote that answers for a path. */
  remoteAt(pathname: string): ComposedRemote | undefined {
    return matchArea(this.composition.getState().remotes, pathname)?.remote;
  }

  get loaded(): readonly LoadedRemote[] {
    return [...this.#loaded.values()];
  }

  /** Whether code that the router already knows has been replaced since this was last asked. */
  consumeRoutesChanged(): boolean {
    const changed = this.#routesChanged;
    this.#routesChanged = false;
    return changed;
  }

  /** Loads a remote once: concurrent calls share the promise, and a call after a failure tries again. */
  load(remote: ComposedRemote): Promise<LoadedRemote> {
    const { name } = remote;
    const known = this.#loaded.get(name);
    if (known) return Promise.resolve(known);

    const pending = this.#pending.get(name) ?? this.#loadFirst(remote);
    this.#pending.set(name, pending);
    return pending;
  }

  /** Says that the code on the page failed while it ran. */
  reportCrash(name: string, error: unknown): void {
    const remote = remoteNamed(this.composition, name);
    const version = this.#loaded.get(name)?.version;
    if (remote) this.report.failed(version ? { ...remote, version } : remote, 'render', error);
  }

  /** Whether a crash can still be answered by another version. */
  canFallBack(name: string): boolean {
    const fallback = remoteNamed(this.composition, name)?.fallback;
    return fallback !== undefined && !this.#fellBack.has(name) && this.#loaded.get(name)?.version !== fallback.version;
  }

  /** Replaces the code that crashed by the last good version. Rejects when that fails to load. */
  async fallBack(name: string): Promise<void> {
    const remote = remoteNamed(this.composition, name);
    if (!remote) return;
    this.#fellBack.add(name);
    await this.#replace(name, () => this.loader.loadFallback(remote));
  }

  /** For Retry: asks the registry again, and takes another version if it names one now. */
  async renew(name: string): Promise<void> {
    await refreshComposition(this.composition);
    const remote = remoteNamed(this.composition, name);
    const current = this.#loaded.get(name);
    const standsIn = current !== undefined && current.version === remote?.fallback?.version;
    if (!remote || !current || standsIn || current.version === remote.version) return;
    this.#fellBack.delete(name);
    await this.#replace(name, () => this.loader.load(remote));
  }

  async #loadFirst(remote: ComposedRemote): Promise<LoadedRemote> {
    try {
      const loaded = await this.loader.load(remote);
      this.#loaded.set(remote.name, loaded);
      return loaded;
    } finally {
      this.#pending.delete(remote.name);
    }
  }

  async #replace(name: string, load: () => Promise<LoadedRemote>): Promise<void> {
    this.#loaded.set(name, await load());
    this.#routesChanged = true;
  }
}
