import { serveControlsEarly } from '@declic/design-system/early';
import { SiteHeader } from '@declic/design-system';
import { PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aComposedRemote, aRemoteModule } from './testing/a-remote';
import { setUpShell } from './testing/shell-page';
import { startShell } from './start-shell';

vi.mock('./federation/import-remote', () => ({
  startFederation: () => async () =>
    aRemoteModule('mf-site', [{ path: '/site', element: <SiteHeader nav={[{ label: 'One', href: '/site' }]} /> }]),
}));

const server = setUpShell();

it('takes the controls over also where the composition of the page cannot be read', async () => {
  const areas = [{ path: '/site', layout: 'site', access: 'public' } as const];
  server.registry = [aComposedRemote({ name: 'mf-site', areas, nav: [] })];
  history.replaceState(null, '', '/site');
  document.body.innerHTML = `<div id="root" ${PRERENDERED_ATTRIBUTE}="mf-site@1"><h1>HTML</h1></div>`;
  serveControlsEarly();
  await act(() => startShell(document.getElementById('root') as HTMLElement)); // written above
  const menu = await screen.findByRole('button', { name: /menu$/ });
  await userEvent.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
});
