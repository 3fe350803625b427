import { matchArea, type ComposedRemote } from '@declic/remote-kit/host';
import { repairFiles } from '../federation/checked-files';
import { refreshComposition, remoteNamed, type CompositionStore } from '../composition/composition-store';
import type { CompositionWatch } from '../composition/composition-watch';
import type { LoadedRemote, RemoteLoader } from '../federation/remote-loader';
import type { Reported } from '../telemetry/beacons';
import type { CodeSource } from '../telemetry/code-source';

/** Who looks after what no remote's owner does. */
const PLATFORM = 'Platform team';

/**
 * What is on the page of each remote: nothing yet, its code, or (after a failure) the code of its last good version. A version
 * that another has replaced is known to be bad in this page, and is not chosen again.
 */
export class RemoteRegistry {
  readonly #loaded = new Map<string, LoadedRemote>();
  /** By name and version: a version that was withdrawn meanwhile is not what the next call gets. */
  readonly #pending = new Map<string, PendingRemote>();
  readonly #falling = new Map<string, Promise<void>>();
  readonly #bad = new Set<string>();
  #routesChanged = false;

  constructor(
    readonly composition: CompositionStore,
    private readonly loader: RemoteLoader,
    private readonly watch: Pick<CompositionWatch, 'beforeFirstRun'>,
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

  /**
   * Loads a remote once: concurrent calls share the promise, and a call after a failure tries again. `signal` is aborted when the
   * visitor goes elsewhere: a failure that no navigation waits for is not reported.
   */
  load(remote: ComposedRemote, signal: AbortSignal): Promise<LoadedRemote> {
    const known = this.#loaded.get(remote.name);
    if (known) return Promise.resolve(known);

    const key = keyOf(remote);
    const pending = this.#pending.get(key);
    pending?.waiting.push(signal);
    if (pending) return pending.loading;
    const waiting = [signal];
    const loading = this.#loadFirst(remote, waiting).finally(() => this.#pending.delete(key));
    this.#pending.set(key, { loading, waiting });
    return loading;
  }

  /** The version of a remote that is on its page, or would be. */
  sourceOf(name: string): CodeSource {
    const version = this.#loaded.get(name)?.version ?? remoteNamed(this.composition, name)?.version ?? 'unknown';
    return { name, version };
  }

  /** Adds what reports say about a deployable. */
  describe(source: CodeSource): Reported {
    const { owner, title } = remoteNamed(this.composition, source.name) ?? { owner: PLATFORM, title: source.name };
    return { ...source, owner, title };
  }

  /** Whether a failure can still be answered by another version. */
  canFallBack(name: string): boolean {
    const fallback = remoteNamed(this.composition, name)?.fallback;
    return fallback !== undefined && this.#isWorthTrying(name, fallback.version);
  }

  /** Replaces the code that failed by the last good version. Rejects when that fails to load, or is one no more. */
  fallBack(name: string): Promise<void> {
    const falling = this.#falling.get(name) ?? this.#fallBack(name).finally(() => this.#falling.delete(name));
    this.#falling.set(name, falling);
    return falling;
  }

  /** For Retry: asks the registry again, and takes another version if it names one that is not known to be bad. */
  async renew(name: string): Promise<void> {
    await refreshComposition(this.composition);
    const remote = remoteNamed(this.composition, name);
    if (!remote || !this.#loaded.has(name)) return;
    if (this.#isWorthTrying(name, remote.version)) await this.#replace(remote, this.loader.load(remote));
    else await repairFiles();
  }

  async #loadFirst(remote: ComposedRemote, waiting: readonly AbortSignal[]): Promise<LoadedRemote> {
    const isWanted = () => waiting.some(({ aborted }) => !aborted);
    const loaded = await this.loader.load(remote, isWanted);
    // Another version, which was asked for later, is shown by now.
    const shown = this.#loaded.get(remote.name);
    if (shown) return shown;
    this.#loaded.set(remote.name, loaded);
    if (loaded.version !== remote.version) this.#markBad(remote);
    return loaded;
  }

  async #fallBack(name: string): Promise<void> {
    // It may have been withdrawn since this page was opened.
    await this.watch.beforeFirstRun();
    const remote = remoteNamed(this.composition, name);
    if (remote?.fallback && this.#isWorthTrying(name, remote.fallback.version))
      await this.#replace({ name, version: remote.fallback.version }, this.loader.loadFallback(remote));
    else if (remote && this.#isWorthTrying(name, remote.version)) await this.#replace(remote, this.loader.load(remote));
    else throw new Error(`There is no other version of ${name} any more.`);
  }

  async #replace(wanted: CodeSource, loading: Promise<LoadedRemote>): Promise<void> {
    const { name, version } = wanted;
    const replaced = this.sourceOf(name);
    const loaded = await loading;
    this.#loaded.set(name, loaded);
    if (loaded.version !== replaced.version) this.#markBad(replaced);
    if (loaded.version !== version) this.#markBad(wanted);
    this.#routesChanged = true;
  }

  #markBad(source: CodeSource): void {
    this.#bad.add(keyOf(source));
  }

  #isWorthTrying(name: string, version: string): boolean {
    return this.#loaded.get(name)?.version !== version && !this.#bad.has(keyOf({ name, version }));
  }
}

const keyOf = ({ name, version }: CodeSource) => `${name}@${version}`;

/** Its calls are made for navigations, each of which can be aborted. */
interface PendingRemote {
  readonly loading: Promise<LoadedRemote>;
  readonly waiting: AbortSignal[];
}
