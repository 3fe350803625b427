import { isRemoteModule, LOAD_BUDGET_MS, unmetNeeds, withinBudget } from '@declic/remote-kit/host';
import type { Remote } from '@declic/remote-kit';
import type { ComposedRemote, FrontContract } from '@declic/remote-kit/host';
import type { ReportBeacon } from '../telemetry/beacons';
import type { ImportRemote } from './import-remote';
import { RemoteLoadError } from './remote-load-error';

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
  report: ReportBeacon;
  budgetMs?: number;
}

/** Loads the code of remotes, each within its budget, and says how it went. */
export class RemoteLoader {
  readonly #options: RemoteLoaderOptions;

  constructor(options: RemoteLoaderOptions) {
    this.#options = options;
  }

  /**
   * The version that the composition names or, when that fails, the last good one.
   *
   * @throws {RemoteLoadError} both failed to load.
   */
  async load(remote: ComposedRemote): Promise<LoadedRemote> {
    try {
      return await this.#loadVersion(remote);
    } catch (error) {
      if (!remote.fallback) throw error;
      // If the last good version fails as well, people should be told about the first failure.
      return await this.loadFallback(remote).catch(() => {
        throw error;
      });
    }
  }

  /** @throws {RemoteLoadError} there is no last good version, or it fails too. */
  async loadFallback(remote: ComposedRemote): Promise<LoadedRemote> {
    if (!remote.fallback) throw new RemoteLoadError('load', remote, 'There is no other version.');
    return this.#loadVersion({ ...remote, ...remote.fallback });
  }

  async #loadVersion(remote: ComposedRemote): Promise<LoadedRemote> {
    const { importRemote, report, budgetMs = LOAD_BUDGET_MS } = this.#options;
    const startedAt = performance.now();
    try {
      this.#refuseUnmetNeeds(remote);
      const module = await withinBudget(importRemote(remote.name, remote.entry), budgetMs, () => {
        // An import itself waits for ever.
        return new RemoteLoadError('slow', remote, `It did not load within ${budgetMs} ms.`);
      });
      if (!isRemoteModule(module, remote.name))
        throw new RemoteLoadError('load', remote, 'The module is not this remote.');
      report.loaded(remote, Math.round(performance.now() - startedAt));
      return { name: remote.name, version: remote.version, routes: module.remote.routes };
    } catch (error) {
      const failure = RemoteLoadError.from(error, remote);
      report.failed(remote, failure.failure, failure);
      throw failure;
    }
  }

  /** Code that would fail on a missing export is not run, so that the last good version can take its place. */
  #refuseUnmetNeeds(remote: ComposedRemote): void {
    const unmet = unmetNeeds(remote.needs, this.#options.offer);
    if (unmet.length > 0) throw new RemoteLoadError('contract', remote, unmet.join(' '));
  }
}
