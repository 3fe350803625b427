import { KIT_ATTRIBUTE, PRERENDERED_ATTRIBUTE, RouteFileError } from '@declic/remote-kit/host';
import type { Location } from 'react-router-dom';
import type { RemoteRecovery } from '../areas/remote-recovery';
import type { RemoteRegistry } from '../areas/remote-registry';
import type { ShellRouters } from '../areas/shell-routers';
import { remoteOfPage } from '../router/area-routes';
import type { ReportBeacon } from '../telemetry/beacons';
import type { PageData } from './page-data';
import { findMissingCode, type MissingCode } from './missing-code';

/** HTML of a page that is in the document while its code is loaded. */
export interface ShownHtml {
  /** The release that it is of: `mf-marketing@3f2a…`. */
  readonly release: string | undefined;
  /** Whether it was rendered with what this shell was built with. */
  readonly isOfThisKit: boolean;
  isShown: boolean;
}

/** What the edge wrote into the document. */
export function shownHtml(): ShownHtml {
  const root = document.querySelector(`[${PRERENDERED_ATTRIBUTE}]`);
  const release = root?.getAttribute(PRERENDERED_ATTRIBUTE) ?? undefined;
  const isOfThisKit = (root?.getAttribute(KIT_ATTRIBUTE) ?? '') === __KIT_STAMP__;
  return { release, isOfThisKit, isShown: release !== undefined };
}

interface FirstPageParts {
  routers: ShellRouters;
  registry: RemoteRegistry;
  recovery: RemoteRecovery;
  report: ReportBeacon;
  html: ShownHtml;
  data: PageData;
}

/** The page at the address that was opened, on its way from HTML to code. */
export class FirstPage {
  readonly #parts: FirstPageParts;
  readonly #pathname = location.pathname;
  /** Of the router when React began to take the HTML over. */
  #takenLocation: Location | undefined;

  constructor(parts: FirstPageParts) {
    this.#parts = parts;
  }

  /** Whether its HTML is there. */
  get isReadable(): boolean {
    return this.#parts.html.isShown;
  }

  /** Resolves when its code is there, with undefined also when other code is at fault; otherwise with what the network kept from it. */
  async open(): Promise<MissingCode | undefined> {
    await this.#parts.routers.whenOpened();
    return this.#reported();
  }

  /** The same, once more. */
  async openAgain(name: string): Promise<MissingCode | undefined> {
    await this.#parts.recovery.retry(name);
    return this.#reported();
  }

  /** From now on the router shows the page. Returns whether React can take the HTML over: it is of that page, version and kit. */
  takeOver(): boolean {
    const { html, routers, data } = this.#parts;
    const { router } = routers.current.getState();
    const isSameRelease = this.#shownRelease() === html.release;
    if (!isSameRelease) data.forget();
    html.isShown = false;
    this.#takenLocation = router.state.location;
    // The page stays where it is: the router would move it to where it was before a reload, when the next page is opened.
    router.enableScrollRestoration({}, () => window.scrollY)();
    return html.isOfThisKit && location.pathname === this.#pathname && isSameRelease;
  }

  /** The page is there, and its code from now on asks for what is new. */
  noteTakenOver(): void {
    const { routers, data } = this.#parts;
    data.renew();
    const { router } = routers.current.getState();
    // React hydrates in slices. The router's provider subscribes at the end, and misses a navigation that ended before, such as one by Back.
    if (router.state.location !== this.#takenLocation) void router.revalidate();
  }

  /** Reports that the code showed something else than its HTML, so that React rendered the page again. */
  readonly reportMismatch = (error: unknown): void => {
    console.warn('The HTML of the page was not what its code shows.', error);
    const { routers, registry, report } = this.#parts;
    const name = remoteOfPage(routers.current.getState().router.state);
    if (name !== undefined) report.failed(registry.describe(registry.sourceOf(name)), 'mismatch', error);
  };

  /** Reports the file of a route that did not come, and shows another version where it is missing in this one. */
  async #reported(): Promise<MissingCode | undefined> {
    const { recovery } = this.#parts;
    const missing = this.#missing();
    // The loader has reported the entry.
    if (!(missing?.error instanceof RouteFileError)) return missing;
    const { name, failure, error } = missing;
    if (failure === 'slow' || !recovery.canReplace(error, name)) {
      recovery.reportCrash(error, name);
      return missing;
    }
    await recovery.recover(error, name).catch(() => undefined);
    return this.#missing();
  }

  #missing(): MissingCode | undefined {
    // The visitor went to another page, such as by Back: the HTML of this one has nothing to wait for.
    if (location.pathname !== this.#pathname) return undefined;
    return findMissingCode(this.#parts.routers.current.getState().router.state);
  }

  /** The release whose page the router has ready; undefined for the shell's own pages, and for failures. */
  #shownRelease(): string | undefined {
    const { routers, registry } = this.#parts;
    const { state } = routers.current.getState().router;
    const name = remoteOfPage(state);
    if (state.errors !== null || name === undefined) return undefined;
    return `${name}@${registry.sourceOf(name).version}`;
  }
}
