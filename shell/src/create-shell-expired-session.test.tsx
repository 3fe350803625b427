import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { brokenAnswer } from '@declic/openapi/testing';
import { askEarly } from '@declic/session/early';
import { useQueries } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aRemoteModule } from './testing/a-remote';
import { anEndedSession, aSignedInUser, heading, openShell, setUpShell } from './testing/shell-page';
import { login, usage } from './testing/some-remotes';

const REFRESH = '/api/accounts/session/refresh';
const CALLS = ['/api/accounts/keys', '/api/accounts/stats', '/api/accounts/sessions'] as const;
const REFUSAL = { type: 'about:blank', status: 401, code: 'unauthorized', title: 'Unauthorized', request_id: 'r1' };

const refuseToken = () =>
  brokenAnswer(Response.json(REFUSAL, { status: 401, headers: { 'www-authenticate': 'Bearer' } }));
const server = setUpShell({
  'GET /api/accounts/keys': refuseToken,
  'GET /api/accounts/stats': refuseToken,
  'GET /api/accounts/sessions': refuseToken,
});
const countOf = (wanted: string) => server.calledPaths().filter((path) => path === wanted).length;

/** What makes a page look at its session again. */
async function comeBack(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

it('a start after both tokens have expired ends signed out, with the one question that the page itself has sent', async () => {
  const asked = vi.fn(async () => Response.json(REFUSAL, { status: 401 }));
  askEarly(asked);
  openShell('/usage?page=2', [usage, login]);
  await heading('Page of mf-login');
  expect(location.search).toBe('?next=%2Fusage%3Fpage%3D2');
  await comeBack();
  expect(asked).toHaveBeenCalledOnce();
  expect(countOf(REFRESH)).toBe(0);
});

it('an open page whose tokens have both expired asks once for all of its calls, and repeats none of them', async () => {
  function Figures() {
    const answers = useQueries({
      queries: CALLS.map((path) => ({ queryKey: [path], queryFn: () => unwrap(accountsApi.GET(path)) })),
    });
    return <h1>{answers.some(({ isError }) => isError) ? 'Refused' : 'Figures'}</h1>;
  }
  server.refresh = aSignedInUser;
  openShell('/usage', [usage, login], (name) =>
    Promise.resolve(
      aRemoteModule(
        name,
        name === 'mf-usage'
          ? [
              { path: '/usage', element: <a href="/usage/figures">Figures</a> },
              { path: '/usage/figures', element: <Figures /> },
            ]
          : undefined,
      ),
    ),
  );
  await screen.findByRole('link', { name: 'Figures' });
  server.refresh = anEndedSession;
  act(() => {
    window.history.pushState(null, '', '/usage/figures');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await heading('Page of mf-login');
  await comeBack();
  expect(countOf(REFRESH)).toBe(2);
  expect(CALLS.map(countOf)).toEqual([1, 1, 1]);
});
