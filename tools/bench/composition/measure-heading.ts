import type { BareChromium } from '../shared/chromium.ts';
import { type Session, visitCold } from '../shared/cold-visit.ts';

const GIVE_UP_MS = 60_000;

/** When the heading of a page was first in a painted frame, in milliseconds since navigation. */
export async function measureHeading(chromium: BareChromium, url: string, session: Session): Promise<number> {
  const script = `(${noteHeading.toString()})(${GIVE_UP_MS})`;
  const at = await visitCold(chromium, { url, session, script });
  if (typeof at !== 'number') throw new Error(`${url} showed no heading within ${GIVE_UP_MS / 1000} s.`);
  return at;
}

/** Runs in the page: notes when the routed page's main heading is first in a painted frame; null when that takes too long. */
function noteHeading(giveUpMs: number): void {
  const measured = new Promise<number | null>((resolve) => {
    const look = () => {
      if (!document.querySelector('main h1')?.textContent) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    setTimeout(() => resolve(null), giveUpMs);
  });
  Object.assign(globalThis, { measured });
}
