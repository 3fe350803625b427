import type { PageHost } from '@declic/remote-kit/host';
import type { RemoteRecovery } from './remote-recovery';

/** What the parts of the pages of a remote tell the shell. A page has rendered when no part of it loads. */
export class RemotePage implements PageHost {
  #loadingParts = 0;
  #isShown = false;
  #hasCrashed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly recovery: RemoteRecovery,
  ) {}

  /** The page was committed. Returns what ends it. */
  show(): () => void {
    this.#isShown = true;
    this.#noteRenderedSoon();
    return () => {
      this.#isShown = false;
      clearTimeout(this.#timer);
    };
  }

  beginLoading(): () => void {
    this.#loadingParts += 1;
    clearTimeout(this.#timer);
    return () => {
      this.#loadingParts -= 1;
      this.#noteRenderedSoon();
    };
  }

  replacesPageAfter(error: unknown): boolean {
    return this.recovery.canReplace(error, this.name);
  }

  reportCrash(error: unknown): void {
    this.#hasCrashed = true;
    this.recovery.reportCrash(error, this.name);
  }

  /** After all effects of this commit: one that throws takes the page down before the timer ends. */
  #noteRenderedSoon(): void {
    clearTimeout(this.#timer);
    if (!this.#isShown || this.#loadingParts > 0) return;
    this.#timer = setTimeout(() => this.recovery.noteRendered(this.name, { isWhole: !this.#hasCrashed }));
  }
}
