import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { announceSession, renewSession, sessionStore } from '@declic/session';
import { aSession, resetSessionForTest } from '@declic/session/testing';
import type { ComposedRemote } from '@declic/remote-kit/host';
import { useEffect, type ReactNode } from 'react';
import { Link, useBlocker, useNavigate, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ImportRemote } from './federation/import-remote';
import { createShell } from './create-shell';
import { aComposedRemote, aComposition, aRemoteModule } from './testing/a-remote';

const flow = aComposedRemote({ name: 'mf-flow' });
const workshops = aComposedRemote({ name: 'mf-workshops', title: 'Workshops' });
const login = aComposedRemote({
  name: 'mf-login',
  areas: [{ path: '/login', layout: 'bare', access: 'anonymous-only' }],
  nav: [],
});
const dashboard = aComposedRemote({
  name: 'mf-dashboard',
  areas: [{ path: '/dashboard', layout: 'app', access: 'signed-in' }],
  nav: [],
});
const usage = aComposedRemote({
  name: 'mf-usage',
  areas: [{ path: '/usage', layout: 'app', access: 'signed-in' }],
  nav: [],
});

let answerRefresh: () => Response | Promise<Response>;
let answerSignOut: () => Response | Promise<Response>;
let answerComposition: () => Response | Promise<Response>;
let registry: ComposedRemote[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  resetSessionForTest();
  answerRefresh = () => new Response(null, { status: 204 });
  answerSignOut = () => new Response(null, { status: 204 });
  answerComposition = () => Response.json(aComposition(...registry));
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/accounts/session/refresh')) return Promise.resolve(answerRefresh());
    if (url.endsWith('/api/accounts/session')) return Promise.resolve(answerSignOut());
    if (url.endsWith('/api/releases/composition')) return Promise.resolve(answerComposition());
    return Promise.reject(new Error(`unexpected ${url}`));
  });
});
afterEach(cleanup);

function open(
  path: string,
  remotes: ComposedRemote[],
  importRemote: ImportRemote = (name) => Promise.resolve(aRemoteModule(name)),
) {
  registry = remotes;
  window.history.replaceState(null, '', path);
  const imports = vi.fn(importRemote);
  render(createShell(aComposition(...remotes), imports));
  return imports;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page', () => {
  it('loads the remote of its address, and no other', async () => {
    const imports = open('/flow', [flow, workshops]);
    await heading('Page of mf-flow');
    expect(imports.mock.calls.map(([name]) => name)).toEqual(['mf-flow']);
    expect(document.documentElement.dataset['compositionId']).toBe('00000000000000c1');
  });

  it('loads another when a link leads there, and moves the focus to its heading', async () => {
    open('/flow', [flow, workshops]);
    await heading('Page of mf-flow');
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-workshops' })[0] ?? document.body);
    const arrived = await heading('Page of mf-workshops');
    await waitFor(() => expect(document.activeElement).toBe(arrived));
  });

  it('shows a remote that arrived after its visitor had gone elsewhere, when the visitor comes back', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    open('/flow', [flow, workshops, dashboard], async (name) => {
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
    open('/flow/any/thing', [flow], (name) =>
      Promise.resolve(aRemoteModule(name, [{ path: '/flow/*', element: <h1>All of it</h1> }])),
    );
    await heading('All of it');
  });

  it('says that a page does not exist, inside an area or outside, and logs its path', async () => {
    open('/flow/nothing/here', [flow]);
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
    open('/', [home], importHome);
    await heading('In English');
    expect(location.pathname).toBe('/en/');
  });

  it('leaves a bot at the page that a remote has for it', async () => {
    document.documentElement.dataset['visitor'] = 'robot';
    onTestFinished(() => {
      delete document.documentElement.dataset['visitor'];
    });
    open('/', [home], importHome);
    await heading('For bots');
    expect(location.pathname).toBe('/');
  });
});

describe('a remote that fails to load', () => {
  it('costs its own area: a card names it, and Retry works with what the registry says now', async () => {
    const imports = open('/flow', [flow, workshops], (name, entry) =>
      entry === flow.entry ? Promise.reject(new Error('404')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    expect(screen.getByText('Looked after by: flow-team')).toBeTruthy();

    registry = [{ ...flow, version: '2', entry: '/remotes/mf-flow/2/remoteEntry.js' }, workshops];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Page of mf-flow');
    expect(imports).toHaveBeenLastCalledWith('mf-flow', '/remotes/mf-flow/2/remoteEntry.js');
  });

  it('comes by itself when the network is back', async () => {
    let isOffline = true;
    open('/flow', [flow, workshops], (name) =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    isOffline = false;
    globalThis.dispatchEvent(new Event('online'));
    await heading('Page of mf-flow');
  });

  it('is asked for again by itself, with growing pauses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const imports = open('/flow', [flow, workshops], () => Promise.reject(new Error('404')));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    // The first, and those after 5, 15 and 35 s.
    expect(imports.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(imports.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('shows the card again when Retry fails, and the other areas work', async () => {
    open('/flow', [flow, workshops], (name) =>
      name === 'mf-flow' ? Promise.reject(new Error('down')) : Promise.resolve(aRemoteModule(name)),
    );
    await heading('Flow Content is not available right now');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Flow Content is not available right now');
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-workshops' })[0] ?? document.body);
    await heading('Page of mf-workshops');
  });

  it('is known by the card of its own site, too', async () => {
    const site = aComposedRemote({ name: 'mf-flow', areas: [{ path: '/flow', layout: 'site', access: 'public' }] });
    open('/flow', [site], () => Promise.reject(new Error('down')));
    await heading('Flow Content is not available right now');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('does not navigate back when the visitor leaves during a Retry', async () => {
    const [registryAnswer, flowArrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let broken = true;
    open('/workshops', [flow, workshops], async (name) => {
      if (name === 'mf-workshops' && broken) throw new Error('away');
      if (name === 'mf-flow') await flowArrival.promise;
      return aRemoteModule(name);
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    answerComposition = async () => {
      await registryAnswer.promise;
      return Response.json(aComposition(...registry));
    };
    await userEvent.click(retry);
    await userEvent.click(screen.getAllByRole('link', { name: 'mf-flow' })[0] ?? document.body);
    await act(async () => registryAnswer.resolve());
    await act(async () => flowArrival.resolve());

    await heading('Page of mf-flow');
    expect(location.pathname).toBe('/flow');
  });
});

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
  function ThrowsAtUnmount() {
    const navigate = useNavigate();
    useEffect(
      () => () => {
        throw new Error('unmount');
      },
      [],
    );
    return <button onClick={() => void navigate('/workshops')}>Leave</button>;
  }
  const importing =
    (page: ReactNode): ImportRemote =>
    (name, entry) =>
      Promise.resolve(aRemoteModule(name, entry === flow.entry ? broken(page) : undefined));

  it.each([
    ['at render', <ThrowsAtRender key="r" />],
    ['in an effect', <ThrowsInEffect key="e" />],
  ])('%s costs its own area', async (_, page) => {
    open('/flow', [flow, workshops], importing(page));
    await heading('Flow Content is not available right now');
    expect(screen.getAllByRole('link', { name: 'mf-workshops' }).length).toBeGreaterThan(0);
  });

  it('is replaced by its last good version', async () => {
    open(
      '/flow',
      [{ ...flow, fallback: { version: '0', entry: '/remotes/mf-flow/0/remoteEntry.js', needs: flow.needs } }],
      importing(<ThrowsAtRender />),
    );
    await heading('Page of mf-flow');
  });

  it('is replaced by the version that the registry names at Retry', async () => {
    open('/flow', [flow], importing(<ThrowsAtRender />));
    await heading('Flow Content is not available right now');
    registry = [{ ...flow, version: '2', entry: '/remotes/mf-flow/2/remoteEntry.js' }];
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
      open('/workshops', [{ ...flow, fallback }, workshops], modules);
      await follow();
      await heading('Page of mf-flow');
    });

    it('is answered by the card when there is no other version', async () => {
      open('/workshops', [flow, workshops], modules);
      await follow();
      await heading('Flow Content is not available right now');
    });
  });

  it('while it is left does not hide, or blame, the area that comes', async () => {
    open('/flow', [flow, workshops], importing(<ThrowsAtUnmount />));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading('Page of mf-workshops');
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Flow Content (mf-flow 1'), expect.anything()),
    );
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('(mf-workshops'), expect.anything());
  });
});

describe('guards', () => {
  it('send a visitor from a protected page to sign in', async () => {
    open('/dashboard', [dashboard, login], (name) => Promise.resolve(aRemoteModule(name)));
    await heading('Page of mf-login');
    expect(location.pathname).toBe('/login');
  });

  it('remember the page that was asked for, with its query', async () => {
    open('/usage?type=purchases&page=2', [usage, login]);
    await heading('Page of mf-login');
    expect(location.pathname).toBe('/login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage?type=purchases&page=2');
  });

  it('remember the place in the page that was asked for', async () => {
    open('/usage?page=2#history', [usage, login]);
    await heading('Page of mf-login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage?page=2#history');
  });

  it('remember the place in the page to which a link led', async () => {
    const routes: RouteObject[] = [{ path: '/flow', element: <Link to="/usage#history">History</Link> }];
    open('/flow#top', [flow, usage, login], (name) =>
      Promise.resolve(aRemoteModule(name, name === 'mf-flow' ? routes : undefined)),
    );
    await userEvent.click(await screen.findByRole('link', { name: 'History' }));
    await heading('Page of mf-login');
    expect(new URLSearchParams(location.search).get('next')).toBe('/usage#history');
  });

  it('lead to sign in, and remember the page, when a call finds out that the session is over', async () => {
    answerRefresh = () => Response.json({ ...aSession(), refresh_token: null, expires_at: 0 });
    open('/usage?page=2', [usage, login]);
    await heading('Page of mf-usage');
    answerRefresh = () => Response.json({ code: 'session_over' }, { status: 401 });
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
    answerRefresh = () => Response.json({ ...aSession(), refresh_token: null, expires_at: 0 });
    open('/usage', [usage, login], (name) =>
      Promise.resolve(aRemoteModule(name, name === 'mf-usage' ? [{ path: '/usage', element: <Draft /> }] : undefined)),
    );
    await heading('Draft');
    answerRefresh = () => Response.json({ code: 'session_over' }, { status: 401 });
    await act(() => renewSession(aSession().access_token));
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Draft' })).toBeTruthy();
  });

  it('begin anew for who has signed out here', async () => {
    answerRefresh = () => Response.json({ ...aSession(), refresh_token: null, expires_at: 0 });
    open('/usage', [usage, login]);
    await heading('Page of mf-usage');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await heading('Page of mf-login');
    expect(location.pathname + location.search).toBe('/login');
  });

  it('let a visitor sign out whom the server does not answer, and say that it does not know yet', async () => {
    answerRefresh = () => Response.json({ ...aSession(), refresh_token: null, expires_at: 0 });
    answerSignOut = () => Promise.reject(new TypeError('Failed to fetch'));
    onTestFinished(() => localStorage.clear());
    open('/usage', [usage, login]);
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
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerRefresh = () => promise;
    const loader = vi.fn(() => null);
    open('/dashboard', [dashboard, login], (name) =>
      Promise.resolve(aRemoteModule(name, [{ path: '/dashboard', loader, element: <h1>Mine</h1> }])),
    );
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();

    resolve(Response.json({ ...aSession(), refresh_token: null, expires_at: 0 }));
    await heading('Mine');
    expect(screen.getByText('ada@example.test')).toBeTruthy();
  });

  it('redirect from the sign-in page after a sign-in, and back after a sign-out', async () => {
    open('/login', [dashboard, login]);
    await heading('Page of mf-login');
    act(() => announceSession(aSession()));
    await heading('Page of mf-dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await heading('Page of mf-login');
  });
});
