import './style-nonce';
import './stack-depth';
import { applyStoredTheme, GlobalStyle } from '@declic/design-system';
import type { Composition } from '@declic/remote-kit/host';
import { createRoot, type Root } from 'react-dom/client';
import { fetchComposition, inlinedComposition } from './composition/read-composition';
import { NoComposition } from './pages/no-composition';
import { createShell } from './create-shell';

applyStoredTheme();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
void start(createRoot(element));

async function start(root: Root): Promise<void> {
  const show = (composition: Composition) => root.render(createShell(composition));
  const ask = async () => show(await fetchComposition());

  const inlined = inlinedComposition();
  if (inlined) return show(inlined);
  await ask().catch((error: unknown) =>
    root.render(
      <>
        <GlobalStyle />
        <NoComposition error={error} onRetry={ask} />
      </>,
    ),
  );
}
