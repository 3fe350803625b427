import { takeControlsOver } from '@declic/design-system/early';
import { PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Shell } from '../create-shell';
import { KeepWhatWasDone } from './keep-what-was-done';

/**
 * Shows the shell in the root of the document. HTML of the page that is there stays until its code has come, and is then taken over
 * as it is. What cannot be taken over, because another version of the remote is shown or none at all, makes room for what is.
 */
export async function showShell(root: HTMLElement, shell: Shell): Promise<Root> {
  const release = root.getAttribute(PRERENDERED_ATTRIBUTE);
  // The shell is here: what is missing now is not its code.
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  if (release !== null) await shell.opened;
  takeControlsOver();
  if (release !== null && shell.shows(release)) {
    return hydrateRoot(root, <KeepWhatWasDone root={root}>{shell.page}</KeepWhatWasDone>, {
      onRecoverableError: (error) => console.warn('The HTML of the page was not what its code shows.', error),
    });
  }
  root.replaceChildren();
  const created = createRoot(root);
  created.render(shell.page);
  return created;
}
