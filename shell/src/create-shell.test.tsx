import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ImportRemote } from './federation/import-remote';
import { aComposedRemote, aRemoteModule } from './testing/a-remote';
import { heading, openShell, setUpShell } from './testing/shell-page';
import { dashboard, flow, workshops } from './testing/some-remotes';

setUpShell();

describe('the page', () => {
  it('loads the remote of its address, and no other', async () => {
    const imports = openShell('/flow', [flow, workshops]);
    await heading('Page of mf-flow');
    expect(imports.mock.calls.map(([name]) => name)).toEqual(['mf-flow']);
    expect(document.documentElement.dataset['compositionId']).toBe('00000000000000c1');
  });

  it('loads another when a link leads there, and moves the focus to its heading', async () => {
    openShell('/flow', [flow, workshops]);
    await heading('Page of mf-flow');
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-workshops' })[0] ?? document.body);
    const arrived = await heading('Page of mf-workshops');
    await waitFor(() => expect(document.activeElement).toBe(arrived));
  });

  it('shows a remote that arrived after its visitor had gone elsewhere, when the visitor comes back', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    openShell('/flow', [flow, workshops, dashboard], async (name) => {
      if (name === 'mf-workshops') await arrival;
      return aRemoteModule(name);
    });
    await heading('Page of mf-flow');
    const follow = (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);
    await follow('mf-workshops');
    await follow('mf-flow');
    await act(async () => arrive());

    await follow('mf-workshops');
    await heading('Page of mf-workshops');
  });

  it('leaves a whole area to a remote that has a page for everything in it', async () => {
    openShell('/flow/any/thing', [flow], (name) =>
      Promise.resolve(aRemoteModule(name, [{ path: '/flow/*', element: <h1>All of it</h1> }])),
    );
    await heading('All of it');
  });

  it('says that a page does not exist, inside an area or outside, and logs its path', async () => {
    openShell('/flow/nothing/here', [flow]);
    await heading('Oops! Page not found');
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Page not found: /flow/nothing/here'));
  });
});

describe('the root', () => {
  const home = aComposedRemote({
    name: 'mf-home',
    areas: [
      { path: '/', layout: 'site', access: 'public' },
      { path: '/en', layout: 'site', access: 'public' },
    ],
  });
  const pages: RouteObject[] = [
    { path: '/', element: <h1>For bots</h1> },
    { path: '/en/*', element: <h1>In English</h1> },
  ];
  const importHome: ImportRemote = (name) => Promise.resolve(aRemoteModule(name, pages));

  it('leads a browser to its language', async () => {
    openShell('/', [home], importHome);
    await heading('In English');
    expect(location.pathname).toBe('/en/');
  });

  it('leaves a bot at the page that a remote has for it', async () => {
    document.documentElement.dataset['visitor'] = 'robot';
    onTestFinished(() => {
      delete document.documentElement.dataset['visitor'];
    });
    openShell('/', [home], importHome);
    await heading('For bots');
    expect(location.pathname).toBe('/');
  });
});
