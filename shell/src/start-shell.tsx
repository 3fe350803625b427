import { GlobalStyle } from '@declic/design-system';
import { takeControlsOver } from '@declic/design-system/early';
import { PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { createRoot } from 'react-dom/client';
import { fetchComposition, inlinedComposition } from './composition/read-composition';
import { createShell } from './create-shell';
import { NoComposition } from './pages/no-composition';
import { showShell } from './takeover/show-shell';

/** Shows the page in the root of the document: of the composition that the edge wrote into it, or of the one that the registry has now. */
export async function startShell(root: HTMLElement): Promise<void> {
  const inlined = inlinedComposition();
  if (inlined) {
    // A task of its own, so that the browser can handle input and paint after it has evaluated the modules.
    await new Promise((resolve) => setTimeout(resolve));
    return void (await showShell(root, createShell(inlined)));
  }

  // Nothing says which release the HTML of a page would be of.
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  takeControlsOver();
  const created = createRoot(root);
  const ask = async () => created.render(createShell(await fetchComposition()).page);
  await ask().catch((error: unknown) =>
    created.render(
      <>
        <GlobalStyle />
        <NoComposition error={error} onRetry={ask} />
      </>,
    ),
  );
}
