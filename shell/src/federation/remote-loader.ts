import { isRemoteModule, loadBudget, unmetNeeds, withinBudget } from '@declic/remote-kit/host';
import type { Remote } from '@declic/remote-kit';
import type { ComposedRemote, FrontContract } from '@declic/remote-kit/host';
import type { ReportBeacon } from '../telemetry/beacons';
import type { ImportRemote } from './import-remote';
import { RemoteLoadError } from './remote-load-error';
import { routeFault } from './route-fault';

/** A remote whose code is here. */
export interface LoadedRemote {
  readonly name: string;
  readonly version: string;
  readonly routes: Remote['routes'];
}

export interface RemoteLoaderOptions {
  importRemote: ImportRemote;
  /** What this page offers to remotes. */
  offer: FrontContract;
  report: Pick<ReportBeacon, 'failed'>;
  /** Whether people read the page, which is there as HTML, while its code is loaded. */
  isReadable?: () => boolean;
}

/** Loads the code of remotes within the budget of the page that is being opened, and reports what failed. */
export class RemoteLoader {
  readonly #options: RemoteLoaderOptions;
  /** Imports that were late, by entry: they may still arrive. */
  readonly #late = new Map<string, Promise<LoadedRemote>>();

  constructor(options: RemoteLoaderOptions) {
    this.#options = options;
  }

  /**
   * The version that the composition names. When that fails, or is late, the last good one is asked for, too, and the first that
   * arrives is taken; not while a page can be read, which has nothing to gain from another version on a slow network. Nothing is
   * reported when `isWanted` says that the page was left meanwhile.
   *
   * @throws {RemoteLoadError} neither of them arrived in time: the failure of the first.
   */
  async load(remote: ComposedRemote, isWanted = () => true): Promise<LoadedRemote> {
    const arrival = this.#importAgain(remote);
    try {
      return await inTime(remote, arrival, loadBudget.chosenMs);
    } catch (error) {
      const failure = RemoteLoadError.from(error, remote);
      const isRead = failure.failure === 'slow' && this.#options.isReadable?.() === true;
      if (isRead) this.#late.set(remote.entry, arrival);
      const loaded =
        !isRead && remote.fallback && (await this.#loadOther(remote, arrival, isWanted).catch(() => undefined));
      if ((!loaded || loaded.version !== remote.version) && isWanted())
        this.#options.report.failed(remote, failure.failure, failure);
      // If the last good version fails as well, people should be told about the first failure.
      if (!loaded) throw failure;
      if (loaded.version !== remote.version) loadBudget.spendReserve();
      return loaded;
    }
  }

  /** @throws {RemoteLoadError} there is no last good version, or it fails too. */
  async loadFallback(remote: ComposedRemote, isWanted = () => true): Promise<LoadedRemote> {
    if (!remote.fallback) throw new RemoteLoadError('load', remote, 'There is no other version.');
    const other = { ...remote, ...remote.fallback };
    try {
      return await inTime(other, this.#import(other), loadBudget.fallbackMs);
    } catch (error) {
      const failure = RemoteLoadError.from(error, other);
      if (isWanted()) this.#options.report.failed(other, failure.failure, failure);
      throw failure;
    }
  }

  #loadOther(remote: ComposedRemote, arrival: Promise<LoadedRemote>, isWanted: () => boolean): Promise<LoadedRemote> {
    return inTime(remote, Promise.any([arrival, this.loadFallback(remote, isWanted)]), loadBudget.fallbackMs);
  }

  /** Takes what was late before, when it comes first. */
  #importAgain(remote: ComposedRemote): Promise<LoadedRemote> {
    const late = this.#late.get(remote.entry);
    this.#late.delete(remote.entry);
    const arrival = this.#import(remote);
    if (!late) return arrival;
    // What the new attempt says of a failure is what holds.
    return Promise.any([late, arrival]).catch(() => arrival);
  }

  async #import(remote: ComposedRemote): Promise<LoadedRemote> {
    this.#refuseUnmetNeeds(remote);
    const module = await this.#options.importRemote(remote.name, remote.entry);
    if (!isRemoteModule(module, remote.name))
      throw new RemoteLoadError('load', remote, 'The module is not this remote.');
    const { routes } = module.remote;
    const fault = routeFault(routes);
    if (fault !== undefined) throw new RemoteLoadError('load', remote, fault);
    return { name: remote.name, version: remote.version, routes };
  }

  /** Code that would fail on a missing export is not run, so that the last good version can take its place. */
  #refuseUnmetNeeds(remote: ComposedRemote): void {
    const unmet = unmetNeeds(remote.needs, this.#options.offer);
    if (unmet.length > 0) throw new RemoteLoadError('contract', remote, unmet.join(' '));
  }
}

/** An import itself waits for ever. */
function inTime(remote: ComposedRemote, arrival: Promise<LoadedRemote>, ms: number): Promise<LoadedRemote> {
  return withinBudget(arrival, ms, () => new RemoteLoadError('slow', remote, 'It did not load in time.'));
}
