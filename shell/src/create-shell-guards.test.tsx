import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renewSession, sessionStore } from '@declic/session';
import { aSession } from '@declic/session/testing';
import { anOpenedSession, loseConnection } from '@declic/openapi/testing';
import { Link, useBlocker, type RouteObject } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aRemoteModule } from './testing/a-remote';
import { anEndedSession, aSignedInUser, heading, openShell, setUpShell } from './testing/shell-page';
import { dashboard, flow, login, usage } from './testing/some-remotes';

const server = setUpShell();

describe('guards', () => {
  it('send a visitor from a protected page to sign in', async () => {
    openShell('/dashboard', [dashboard, login], (name) => Promise.resolve(aRemoteModule(name)));
    await heading('Page of mf-login');
    expect(location.pathname).toBe('/login');
  });

  it('remember the page that was asked for, with its query', async () => {
    openShell('/usage?type=purchases&page=2', [usage, login]);
    await heading('Page of mf-login');
    expect(location.pathname).toBe('/login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage?type=purchases&page=2');
  });

  it('remember the place in the page that was asked for', async () => {
    openShell('/usage?page=2#history', [usage, login]);
    await heading('Page of mf-login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage?page=2#history');
  });

  it('remember the place in the page to which a link led', async () => {
    const routes: RouteObject[] = [{ path: '/flow', element: <Link to="/usage#history">History</Link> }];
    openShell('/flow#top', [flow, usage, login], (name) =>
      Promise.resolve(aRemoteModule(name, name === 'mf-flow' ? routes : undefined)),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'History' }));
    await heading('Page of mf-login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage#history');
  });

  it('lead to sign in, and remember the page, when a call finds out that the session is over', async () => {
    server.refresh = aSignedInUser;
    openShell('/usage?page=2', [usage, login]);
    await heading('Page of mf-usage');
    server.refresh = anEndedSession;
    await act(() => renewSession(aSession().access_token));

    await heading('Page of mf-login');
    expect(location.search).toBe('?next=%2Fusage%3Fpage%3D2');
    expect(sessionStore.getState().signedOutBy).toBe('ended');
  });

  it('say why nothing works on a page that holds its unsaved text', async () => {
    function Draft() {
      useBlocker(true);
      return <h1>Draft</h1>;
    }
    server.refresh = aSignedInUser;
    openShell('/usage', [usage, login], (name) =>
      Promise.resolve(aRemoteModule(name, name === 'mf-usage' ? [{ path: '/usage', element: <Draft /> }] : undefined)),
    );
    await heading('Draft');
    server.refresh = anEndedSession;
    await act(() => renewSession(aSession().access_token));
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Draft' })).toBeTruthy();
  });

  it('begin anew for who has signed out here', async () => {
    server.refresh = aSignedInUser;
    openShell('/usage', [usage, login]);
    await heading('Page of mf-usage');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await heading('Page of mf-login');
    expect(location.pathname + location.search).toBe('/login');
  });

  it('let a visitor sign out whom the server does not answer, and say that it does not know yet', async () => {
    server.refresh = aSignedInUser;
    server.signOut = loseConnection;
    onTestFinished(() => localStorage.clear());
    openShell('/usage', [usage, login]);
    await heading('Page of mf-usage');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await heading('Page of mf-login');
    expect(location.pathname + location.search).toBe('/login');
    expect(await screen.findByText('You are signed out in this browser')).toBeTruthy();
    expect(
      screen.getByText('The server did not answer. It is told as soon as it does, while a page of ours is open.'),
    ).toBeTruthy();
  });

  it('show a spinner, and load no data of the page, until it is known who is there', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof anOpenedSession>>();
    server.refresh = () => promise;
    const loader = vi.fn(() => null);
    openShell('/dashboard', [dashboard, login], (name) =>
      Promise.resolve(aRemoteModule(name, [{ path: '/dashboard', loader, element: <h1>Mine</h1> }])),
    );
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();

    resolve(anOpenedSession());
    await heading('Mine');
    expect(screen.getByText('ada@example.test')).toBeTruthy();
  });
});
