import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ImportRemote } from './federation/import-remote';
import { aRemoteModule } from './testing/a-remote';
import { heading, openShell, setUpShell } from './testing/shell-page';
import { flow, workshops } from './testing/some-remotes';

const server = setUpShell();

describe('a remote that throws while it runs', () => {
  const broken = (page: ReactNode): RouteObject[] => [{ path: '/flow', element: page }];

  function ThrowsAtRender(): ReactNode {
    throw new Error('render');
  }
  function ThrowsInEffect() {
    useEffect(() => {
      throw new Error('effect');
    }, []);
    return null;
  }
  const importing =
    (page: ReactNode): ImportRemote =>
    (name, entry) =>
      Promise.resolve(aRemoteModule(name, entry === flow.entry ? broken(page) : undefined));

  it.each([
    ['at render', <ThrowsAtRender key="r" />],
    ['in an effect', <ThrowsInEffect key="e" />],
  ])('%s costs its own area', async (_, page) => {
    openShell('/flow', [flow, workshops], importing(page));
    await heading('Flow Content is not available right now');
    expect(screen.getAllByRole('link', { name: 'mf-workshops' }).length).toBeGreaterThan(0);
  });

  it('is replaced by its last good version', async () => {
    openShell(
      '/flow',
      [{ ...flow, fallback: { version: '0', entry: '/remotes/mf-flow/0/remoteEntry.js', needs: flow.needs } }],
      importing(<ThrowsAtRender />),
    );
    await heading('Page of mf-flow');
  });

  it('is replaced by the version that the registry names at Retry', async () => {
    openShell('/flow', [flow], importing(<ThrowsAtRender />));
    await heading('Flow Content is not available right now');
    server.registry = [{ ...flow, version: '2', entry: '/remotes/mf-flow/2/remoteEntry.js' }];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Page of mf-flow');
  });

  describe('in a module that a click opens, with the same error each time', () => {
    const failure = new Error('evaluated');
    const failing: RouteObject[] = [
      { path: '/flow', loader: () => Promise.reject(failure), element: <h1>Never shown</h1> },
    ];
    const leading: RouteObject[] = [{ path: '/workshops', element: <Link to="/flow">To flow</Link> }];
    const modules: ImportRemote = (name, entry) => {
      if (name === 'mf-workshops') return Promise.resolve(aRemoteModule(name, leading));
      return Promise.resolve(aRemoteModule(name, entry === flow.entry ? failing : undefined));
    };
    const follow = async () => userEvent.click(await screen.findByRole('link', { name: 'To flow' }));

    it('is replaced by the last good version', async () => {
      const fallback = { version: '0', entry: '/remotes/mf-flow/0/remoteEntry.js', needs: flow.needs };
      openShell('/workshops', [{ ...flow, fallback }, workshops], modules);
      await follow();
      await heading('Page of mf-flow');
    });

    it('is answered by the card when there is no other version', async () => {
      openShell('/workshops', [flow, workshops], modules);
      await follow();
      await heading('Flow Content is not available right now');
    });
  });
});
