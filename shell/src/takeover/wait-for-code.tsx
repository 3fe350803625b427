import { createRoot } from 'react-dom/client';
import type { FirstPage } from './first-page';
import { IncompleteNotice } from './incomplete-notice';

/** An attempt that took less was not ended by its time limit, so that the next one is better made after a pause. */
const SHORTEST_WAIT_MS = 1_000;

/** Resolves when the code of the first page has come, or it is known that waiting does not help. Until then a notice says that it is missing. */
export async function waitForCode(page: FirstPage): Promise<void> {
  const missing = await page.open();
  if (!missing) return;
  const { promise: arrival, resolve: onArrival } = Promise.withResolvers<void>();
  const retry = async () => {
    for (;;) {
      const startedAt = Date.now();
      const still = await page.openAgain(missing.name);
      if (!still) return onArrival();
      if (still.failure === 'load' || Date.now() - startedAt < SHORTEST_WAIT_MS) return;
    }
  };
  const place = document.body.appendChild(document.createElement('div'));
  const notice = createRoot(place);
  notice.render(<IncompleteNotice isSlow={missing.failure === 'slow'} retry={retry} />);
  await arrival;
  notice.unmount();
  place.remove();
}
