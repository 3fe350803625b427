/** A page that is not on screen, as in a tab in the background, has no frame. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Runs what a page that is there as HTML can do without until it is painted: reading the storage or asking for something in front of its
 * first frame delays it. At once where the script stands in the head, as in all other pages.
 */
export function afterFirstPaint(work: () => void): void {
  if (!(document.body as HTMLElement | null)) return work(); // none while the head is read
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  // A frame is painted when its callbacks have run, so what follows them is behind it.
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_WAIT_MS);
}
