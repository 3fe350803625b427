import type { Kit } from '../kit/kit.ts';
import type { KitRelease } from '../kit/kit-releases.ts';
import type { Rewrite } from '../proxy/fault-proxy.ts';

/** What people are to see: another version or the card; the page as it is; or the area that they go on to. */
type Outcome = 'replaced' | 'page stays' | 'next area';

export type Failure = 'load' | 'slow' | 'contract' | 'render' | 'runtime' | 'unmount';

/** A fault of the subject's current version. */
export interface PageFault {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  readonly outcome: Outcome;
  /** How the beacon may call it. */
  readonly failures: readonly Failure[];
  /** A boundary inside the page catches it: without another version, a card stands in the place of that part alone. */
  readonly isPart?: boolean | undefined;
  /** The files come in the end, too late: a later visit may find them in the browser's cache. */
  readonly comesLate?: boolean | undefined;
  /** No answer ever comes, so that Retry waits in vain. */
  readonly hangs?: boolean | undefined;
  /** The main faults run in every browser, the quick ones in `npm test` too. */
  readonly main?: boolean | undefined;
  readonly quick?: boolean | undefined;
  /** What the person does before it happens. */
  readonly trigger?: 'click' | 'leave' | undefined;
  /** The release that has the fault, or meets it. */
  release(kit: Kit): Promise<KitRelease>;
  /** Brings the fault about. */
  arm(kit: Kit, release: KitRelease): Promise<void>;
  /** Changes the composition on its way to the page. */
  readonly rewrite?: Rewrite;
  /** Ends it, as the team or the network does in the end. */
  heal(kit: Kit, release: KitRelease): Promise<void>;
}
