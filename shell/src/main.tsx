import './style-nonce';
import './stack-depth';
import { applyStoredTheme, GlobalStyle } from '@declic/design-system';
import { createRoot } from 'react-dom/client';
import { fetchComposition, inlinedComposition } from './composition/read-composition';
import { NoComposition } from './pages/no-composition';
import { createShell } from './create-shell';
import { forgetOperatorToken } from './session/forget-operator-token';
import { showShell } from './takeover/show-shell';

applyStoredTheme();
forgetOperatorToken();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
void start(element);

async function start(root: HTMLElement): Promise<void> {
  const inlined = inlinedComposition();
  if (inlined) return void (await showShell(root, createShell(inlined)));

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
