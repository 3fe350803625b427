import { takeControlsOver } from '@declic/design-system/early';
import { PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Shell } from '../create-shell';
import { KeepWhatWasDone } from './keep-what-was-done';
import { waitForCode } from './wait-for-code';

/**
 * Shows the shell in the root of the document. HTML of the page that is there stays until its code has come, however long that takes,
 * and is then taken over as it is. What cannot be taken over, because another version of the remote is shown, or a card in its place,
 * makes room in the commit of what is.
 */
export async function showShell(root: HTMLElement, shell: Shell): Promise<Root> {
  const { page, first } = shell;
  // The shell is here: what is missing now is not its code.
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  if (!first.isReadable) {
    takeControlsOver();
    return render(root, page);
  }
  await waitForCode(first);
  const pressAgain = takeControlsOver();
  const noteTakenOver = () => {
    first.noteTakenOver();
    // React takes no event for parts that it has not taken over yet while it runs effects.
    setTimeout(pressAgain);
  };
  const kept = (
    <KeepWhatWasDone root={root} onTakenOver={noteTakenOver}>
      {page}
    </KeepWhatWasDone>
  );
  if (!first.takeOver()) return render(root, kept);
  // In a transition, so that React leaves the main thread to what somebody does meanwhile.
  return new Promise((resolve) =>
    startTransition(() => resolve(hydrateRoot(root, kept, { onRecoverableError: first.reportMismatch }))),
  );
}

/** React empties the root in the commit in which the page is there. */
function render(root: HTMLElement, page: Shell['page']): Root {
  const created = createRoot(root);
  created.render(page);
  return created;
}
