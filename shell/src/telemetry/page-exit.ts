/** The next page may take this long to answer; after that, the page that was to be left stays: a download, or a dialog. */
const LEAVING_MS = 10_000;

/**
 * Holds reports while the page is being left, and drops them when it goes. Firefox cancels what a page loads as soon as another
 * address is asked for, which is long before `pagehide`.
 *
 * | state | event | then |
 * |---|---|---|
 * | open: reports are sent | beforeunload | leaving |
 * | leaving: reports are held | 10 s | open, reports are sent |
 * | leaving, open | pagehide | gone, reports are dropped |
 * | gone | pageshow: back from the cache of pages | open |
 * | leaving, open | pageshow: its first load has ended, or was cut off | as before |
 */
export class PageExit {
  #state: 'open' | 'leaving' | 'gone' = 'open';
  #held: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  report(send: () => void): void {
    if (this.#state === 'open') send();
    if (this.#state === 'leaving') this.#held.push(send);
  }

  handleEvent({ type }: Event): void {
    if (type === 'pageshow' && this.#state !== 'gone') return;
    if (type === 'pageshow') return this.#enter('open');
    if (type === 'pagehide') return this.#enter('gone');
    this.#enter('leaving');
    this.#timer = setTimeout(() => this.#stay(), LEAVING_MS);
  }

  #stay(): void {
    const held = this.#held;
    this.#enter('open');
    for (const send of held) send();
  }

  #enter(state: 'open' | 'leaving' | 'gone'): void {
    clearTimeout(this.#timer);
    if (state !== 'leaving') this.#held = [];
    this.#state = state;
  }
}
