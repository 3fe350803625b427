import { aHistoryPage, aReleaseEvent } from '@declic/openapi/release-factories';
import { type Call, refuse, serveApi } from '@declic/openapi/testing';
import { createQueryClient, OPERATOR_TOKEN_KEY } from '@declic/remote-kit/host';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { heading, LIST, open, replies, TOKEN } from './testing/open-operators';
import { forgetToken } from './token/operator-token';

describe('the token', () => {
  it('is asked for first, kept in this tab, and sent with every call', async () => {
    forgetToken();
    const api = serveApi(replies);
    open('/operate/releases');
    expect(api.calls).toEqual([]);

    await userEvent.type(await screen.findByLabelText('Token'), `${TOKEN}{Enter}`);
    await screen.findByRole('link', { name: 'mf-flow' });
    expect(new Set(api.calls.map(({ request }) => request.headers.get('authorization')))).toEqual(
      new Set([`Bearer ${TOKEN}`]),
    );
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBe(TOKEN);
    expect(localStorage.length + document.cookie.length).toBe(0);
  });

  it.each([
    [' ', 'Enter a token.'],
    ['short', 'This is not a token'],
  ])('cannot be %j', async (typed, error) => {
    forgetToken();
    serveApi({});
    open('/operate/releases');
    await userEvent.type(await screen.findByLabelText('Token'), `${typed}{Enter}`);
    await screen.findByText(error, { exact: false });
  });

  it('is asked for again when the registry does not know it', async () => {
    serveApi({ ...replies, [LIST]: refuse({ status: 401, title: 'Unknown token.', code: 'unauthorized' }) });
    open('/operate/releases');
    await screen.findByText('The registry does not know this token.', { exact: false });
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBeNull();
  });

  it('takes what was read with it along when the registry does not know it any more', async () => {
    serveApi(replies);
    const client = createQueryClient();
    open('/operate/releases/mf-flow', client);
    await heading('History');
    serveApi({
      ...replies,
      'GET /api/releases/health': refuse({ status: 401, title: 'Unknown token.', code: 'unauthorized' }),
    });
    void client.invalidateQueries();
    await screen.findByLabelText('Token');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('is forgotten on request, with everything that it showed', async () => {
    serveApi(replies);
    open('/operate/releases');
    await screen.findByRole('link', { name: 'mf-flow' });
    await userEvent.click(screen.getByText('Forget token'));
    await screen.findByLabelText('Token');
    expect(screen.queryByText('mf-flow')).toBeNull();
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBeNull();
  });
});

it.each([
  [503, 'The registry did not answer'],
  [400, 'The registry refused to answer'],
])('shows a registry that answers %i, and tries again', { timeout: 20_000 }, async (status, title) => {
  serveApi({ ...replies, [LIST]: refuse({ status, title: 'Not now.', code: 'not_now' }) });
  open('/operate/releases');
  await screen.findByRole('heading', { name: title }, { timeout: 12_000 });

  serveApi(replies);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'mf-flow' });
});

it('keeps older figures in sight, says so, and goes on asking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serveApi(replies);
    open('/operate/releases/mf-flow');
    await heading('History');
    serveApi({ ...replies, 'GET /api/releases/health': refuse({ status: 400, title: 'Not now.', code: 'not_now' }) });
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByText('these figures are older', { exact: false });
    expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();

    serveApi(replies);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => screen.queryByText('these figures are older', { exact: false })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['the list', '/operate/releases', 2],
  ['one deployable and its history', '/operate/releases/mf-flow', 3],
])('reads %s in few calls', async (_what, path, calls) => {
  const api = serveApi(replies);
  open(path);
  await screen.findAllByText('Ada Lovelace', { exact: false });
  expect(api.calls).toHaveLength(calls);
});

it('says so when nothing was released', async () => {
  serveApi({ ...replies, [LIST]: () => ({ items: [] }) });
  open('/operate/releases');
  await heading('Nothing was released yet');
});

it('says so when nothing of a name was released', async () => {
  serveApi({
    ...replies,
    'GET /api/releases/deployables/{name}/releases': () => ({ items: [], choice: null, previous: null }),
  });
  open('/operate/releases/mf-nothing');
  await heading('Nothing of this name was ever released');
});

describe('a history of several pages', () => {
  const EVENTS = 'GET /api/releases/deployables/{name}/events';
  const newest = aHistoryPage([aReleaseEvent({ id: 51, reason: 'The newest' })], { next_cursor: 'before-51' });
  const oldest = aHistoryPage([aReleaseEvent({ id: 1, reason: 'The oldest' })], { previous_cursor: 'after-1' });
  const paged = {
    ...replies,
    [EVENTS]: ({ url }: Call<typeof EVENTS>) => (url.searchParams.get('cursor') === 'before-51' ? oldest : newest),
  };
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

  it('is turned to older events and back, and each page has an address', async () => {
    serveApi(paged);
    open('/operate/releases/mf-flow');
    await screen.findByText('The newest');
    expect([isOff('Newer'), isOff('Older')]).toEqual(['true', 'false']);

    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await screen.findByText('The oldest');
    expect(window.location.search).toBe('?history=before-51');
    expect([isOff('Newer'), isOff('Older')]).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Older' }));

    await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
    await screen.findByText('The newest');
  });

  it('opens at the page of its address, and at the newest for an address that names none', async () => {
    serveApi(paged);
    open('/operate/releases/mf-flow?history=before-51');
    await screen.findByText('The oldest');
    cleanup();
    const api = serveApi(paged);
    open('/operate/releases/mf-flow?history=nonsense');
    await screen.findByText('The newest');
    expect(api.callsTo(EVENTS).map(({ url }) => url.search)).toEqual(['']);
  });

  it('says so when another page cannot be read, and reads it again', { timeout: 20_000 }, async () => {
    serveApi(paged);
    open('/operate/releases/mf-flow');
    await screen.findByText('The newest');
    serveApi({ ...replies, [EVENTS]: refuse({ status: 400, title: 'Not now.', code: 'not_now' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await screen.findByText('The history could not be read');
    serveApi(paged);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('The oldest');
  });
});
