import { isRefusedCall, loadBudget } from '@declic/remote-kit/host';
import { addressSource, type CodeSource } from '../telemetry/code-source';
import type { ReportBeacon } from '../telemetry/beacons';
import { crashFailure, findFailedDeployable } from './find-failed-deployable';
import { AreaLanguages } from './area-language';
import type { RemoteRegistry } from './remote-registry';
import type { ShellRouters } from './shell-routers';

/**
 * Keeps an area usable when code throws while it runs. The states of an area:
 *
 * | state | event | then |
 * |---|---|---|
 * | shown | its own code throws while a page is made, and another version is not known to be bad | that version is shown |
 * | shown | its own code throws, and there is no such version | given up |
 * | shown | other code throws: of an area that was left, or of a version that is no longer here | opened again |
 * | shown | code throws in an event handler, a promise or a timer | shown |
 * | shown | a part (`RouteBoundary`) throws, and there is no other version | shown, with a card in the place of the part |
 * | opened again | its page has rendered | shown |
 * | opened again | other code throws | given up |
 * | given up: a card | Retry | the registry is asked, and its version, or the same code once more, is shown |
 *
 * Each of the errors is reported, in the name of the code that is in its stack. `useCrashRecovery` gives up when time is.
 */
export class RemoteRecovery {
  readonly languages: AreaLanguages;
  #isOpenedAgain = false;
  readonly #retries = new Map<string, Promise<void>>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly routers: ShellRouters,
    private readonly report: ReportBeacon,
  ) {
    this.languages = new AreaLanguages(() => registry.composition.getState().remotes);
  }

  /**
   * Reports a crash of the page of the remote `name`, or of the shell, and shows it again where that may help. Resolves to false
   * when there is nothing left to try.
   */
  async recover(error: unknown, name?: string): Promise<boolean> {
    this.reportCrash(error, name);
    if (name !== undefined && this.#isOwnCrash(error, name)) {
      if (!this.registry.canFallBack(name)) return false;
      await this.registry.fallBack(name);
    } else {
      if (this.#isOpenedAgain || findFailedDeployable(error, this.#page(name)) === undefined) return false;
      this.#isOpenedAgain = true;
    }
    await this.reopen();
    return true;
  }

  /** A page of a remote has rendered, as a whole or without a part that threw. */
  noteRendered(name: string, { isWhole }: { isWhole: boolean }): void {
    this.#isOpenedAgain = false;
    if (isWhole)
      this.report.loaded(this.registry.describe(this.registry.sourceOf(name)), Math.round(loadBudget.elapsedMs));
    // A part of the page that is being left may come last: the budget is that of the next page by then.
    if (!this.routers.isOpening) loadBudget.end();
    this.languages.note(location.pathname, document.documentElement.lang);
  }

  /** Whether a crash on a page of `name` is answered by another version of it. */
  canReplace(error: unknown, name: string): boolean {
    return this.#isOwnCrash(error, name) && this.registry.canFallBack(name);
  }

  reportCrash(error: unknown, name?: string): void {
    const page = this.#page(name);
    const failed = findFailedDeployable(error, page);
    if (failed) this.report.failed(this.registry.describe(failed), crashFailure(error, failed, page), error);
    else console.error('The page failed.', error);
  }

  /** Reports what an event handler, a promise or a timer threw. `address` is that of the script, when the error has no stack. */
  readonly reportRuntimeError = (error: unknown, address = ''): void => {
    const failed = findFailedDeployable(error) ?? addressSource(address);
    // Extensions of the browser throw, too.
    if (!failed || isRefusedCall(error)) return;
    const failure = crashFailure(error, failed, failed);
    this.report.failed(this.registry.describe(failed), failure === 'render' ? 'runtime' : failure, error);
  };

  /** Asks the registry again, and opens the page with the version that it names, or with the same code. Concurrent calls share one attempt. */
  retry(name: string): Promise<void> {
    const retrying = this.#retries.get(name) ?? this.#retry(name).finally(() => this.#retries.delete(name));
    this.#retries.set(name, retrying);
    return retrying;
  }

  async #retry(name: string): Promise<void> {
    // The card may have stood for long: the time of the page that failed is over. That of a page which is being opened goes on.
    if (!this.routers.isOpening)
      loadBudget.beginRetry(location.pathname, { hasFallback: this.registry.canFallBack(name) });
    await this.registry.renew(name).catch((error: unknown) => console.warn(`${name} could not be renewed.`, error));
    await this.reopen();
  }

  /** Opens the current address again, with the code that was replaced meanwhile. */
  reopen(): Promise<void> {
    return this.registry.consumeRoutesChanged() ? this.routers.replace() : this.routers.openAgain();
  }

  /** Whether the code that threw is the one that the router has for the page. */
  #isOwnCrash(error: unknown, name: string): boolean {
    const page = this.#page(name);
    const failed = findFailedDeployable(error, page);
    return failed?.name === name && failed.version === page?.version;
  }

  #page(name: string | undefined): CodeSource | undefined {
    return name === undefined ? undefined : this.registry.sourceOf(name);
  }
}
