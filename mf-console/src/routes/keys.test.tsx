import { loseConnection, neverAnswer, refuse, type Replies, type Reply, serveApi } from '@declic/openapi/testing';
import { aSession, aUser, renderRemote } from '@declic/remote-kit/testing';
import { signInForTest, signOutForTest } from '@declic/session/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { celebrate } from '../features/keys/celebrate';
import { keyGenerationThrottle } from '../features/keys/key-generation-throttle';
import { remote } from '../remote';
import { aBillingOverview } from '../testing/billing-factories';
import { pageReplies } from '../testing/page-replies';
import { aCreatedKey, aKey } from '../testing/factories';

vi.mock('../features/keys/celebrate', () => ({ celebrate: vi.fn(() => () => undefined) }));

const LIST = 'GET /api/accounts/keys';
const CREATE = 'POST /api/accounts/keys';
const REGENERATE = 'POST /api/accounts/keys/refresh';
const BILLING = 'GET /api/accounts/billing';

const open = () => renderRemote(remote, { url: '/keys', session: aSession() });

beforeEach(() => vi.mocked(celebrate).mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  keyGenerationThrottle.reset();
});

describe('a key that exists', () => {
  it('is shown with its facts, masked', async () => {
    const key = aKey({ last_used_at: '2026-11-20T12:00:00.000Z', credit_balance: 1234, usage_count: 7 });
    const api = serveApi({ ...pageReplies(), [LIST]: () => [key] });
    open();

    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_7hG2kQ9xZ•+$/);
    expect(screen.getByText('1,234')).toBeTruthy();
    expect(screen.getByText('7')).toBeTruthy();
    expect(screen.queryByText('Never used')).toBeNull();
    expect(api.callsTo(CREATE)).toEqual([]);
  });

  it('says when it was never used, and when it is inactive', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey({ active: false })] });
    open();
    expect(await screen.findByText('Inactive')).toBeTruthy();
    expect(screen.getByText('Never used')).toBeTruthy();
  });

  it('stands below how many calls a minute the plan allows', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey()], [BILLING]: () => aBillingOverview() });
    open();
    expect(
      await screen.findByText('Up to 120 calls a minute on the Build plan, all calls of your account together.'),
    ).toBeTruthy();
  });

  it('comes with examples and a warning', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey()] });
    open();
    expect(await screen.findByRole('region', { name: 'cURL' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'JavaScript' }).textContent).toContain('/v1/email/validate');
    expect(screen.getByRole('button', { name: 'Copy cURL' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy JavaScript' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send it now' })).toBeNull();
    expect(screen.getByText('Keep your key secret')).toBeTruthy();
  });
});

describe('the first key', () => {
  it('is made by itself, shown once, and remembered without its token', async () => {
    const api = serveApi(aServerThatMakesKeys());
    open();

    expect(await screen.findByText('Génération de votre clé API...')).toBeTruthy();
    expect(screen.getByText('Cela ne prendra que quelques secondes')).toBeTruthy();
    expect(await screen.findByText(aCreatedKey().token)).toBeTruthy();
    expect(await screen.findByText('Your API key is ready')).toBeTruthy();
    expect(celebrate).toHaveBeenCalledOnce();
    expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([{ label: 'Default Key' }]);

    const notice = localStorage.getItem('newApiKeyGenerated') ?? '';
    expect(JSON.parse(notice)).toMatchObject({ keyId: aKey().kid });
    expect(notice).not.toContain(aCreatedKey().token);
  });

  it('is forgotten when the page is left', async () => {
    serveApi(aServerThatMakesKeys());
    const { router } = open();
    await screen.findByText(aCreatedKey().token);

    await router.navigate('/elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without it' }));
    await screen.findByText('left the remote');
    expect(localStorage.getItem('newApiKeyGenerated')).toBeNull();

    await router.navigate('/keys');
    expect(await screen.findByText('Never used')).toBeTruthy();
    expect(screen.queryByText(aCreatedKey().token)).toBeNull();
  });

  it('is not made twice when the page is left and entered again in the meantime', async () => {
    let finish = () => undefined as void;
    const started = new Promise<void>((resolve) => (finish = resolve));
    const server = aServerThatMakesKeys();
    const api = serveApi({ ...server, [CREATE]: () => started.then(server[CREATE]) });
    const { router } = open();
    await expect.poll(() => api.callsTo(CREATE).length).toBe(1);

    await router.navigate('/elsewhere');
    await screen.findByText('left the remote');
    await router.navigate('/keys');
    expect(await screen.findByText('Generating your API key')).toBeTruthy();

    finish();
    expect(await screen.findByText(aCreatedKey().token)).toBeTruthy();
    expect(api.callsTo(CREATE)).toHaveLength(1);
  });

  it('is not shown to the next person in this tab', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = aServerThatMakesKeys();
    const api = serveApi({ ...server, [CREATE]: () => promise.then(server[CREATE]) });
    const { router, queryClient } = open();
    await expect.poll(() => api.callsTo(CREATE).length).toBe(1);
    await router.navigate('/elsewhere');
    await screen.findByText('left the remote');
    signInForTest({ ...aSession(), user: aUser({ id: 'somebody-else' }) });

    resolve();
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    await router.navigate('/keys');
    expect(await screen.findByRole('heading', { name: 'My API Keys' })).toBeTruthy();
    await expect(screen.findByText(aCreatedKey().token, {}, { timeout: 500 })).rejects.toThrow();
  });

  it('that takes too long is announced, and shown when it comes after all', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = aServerThatMakesKeys();
    serveApi({ ...server, [CREATE]: () => promise.then(server[CREATE]) });
    open();
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy();
    expect(await screen.findByText('Key Generation Timeout')).toBeTruthy();

    resolve();
    expect(await screen.findByText(aCreatedKey().token)).toBeTruthy();
    expect(celebrate).toHaveBeenCalledOnce();
  });

  it('of another tab is shown without celebration, and with word of how to get its token', async () => {
    let looks = 0;
    serveApi({
      ...pageReplies(),
      [LIST]: () => ((looks += 1) > 1 ? [aKey()] : []),
      [CREATE]: refuse({ status: 409, code: 'key_exists', title: 'There is a key already.' }),
    });
    open();

    expect(await screen.findByText('Never used')).toBeTruthy();
    expect(await screen.findByText(/shown in full only where it was created/)).toBeTruthy();
    expect(celebrate).not.toHaveBeenCalled();
    expect(localStorage.getItem('newApiKeyGenerated')).toBeNull();
  });

  it('that does not come within 20 looks is given up, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = serveApi({ ...pageReplies(), [LIST]: () => [], [CREATE]: refuse({ status: 503 }) });
    open();

    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getAllByText('Key Generation Timeout').length).toBeGreaterThan(0);
    expect(api.callsTo(LIST).length).toBeLessThanOrEqual(21);
    expect(api.callsTo(CREATE)).toHaveLength(1);
  });
});

describe('a key on screen', () => {
  const { token } = aCreatedKey();
  const VALIDATE = 'POST /v1/email/validate';
  const run = {
    data: { verdict: 'risky' },
    error: null,
    status: 200 as const,
    cost: 1,
    balance: 499,
    duration_ms: 3,
    request_id: 'r-1',
  };

  async function openWithNewKey(replies: Replies = {}) {
    const api = serveApi({ ...aServerThatMakesKeys(), ...replies });
    const rendered = open();
    await screen.findByTestId('new-api-key');
    return { ...rendered, api };
  }
  const copy = async (name: string) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    await userEvent.click(screen.getByRole('button', { name }));
    return writeText.mock.lastCall?.[0];
  };
  const warnsBeforeUnload = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };

  it('stands in the examples, until it is put away', async () => {
    await openWithNewKey();
    for (const name of ['cURL', 'JavaScript'])
      expect(screen.getByRole('region', { name }).textContent).toContain(`Bearer ${token}`);

    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.getByRole('region', { name: 'cURL' }).textContent).toContain('Bearer YOUR_API_KEY');
    expect(document.body.textContent).not.toContain(token);
    expect(screen.queryByRole('button', { name: 'Send it now' })).toBeNull();
  });

  it('sends the example for real, and shows status, price, request id and the answer as it came', async () => {
    const sent: (string | null)[] = [];
    const { api, queryClient } = await openWithNewKey({
      [VALIDATE]: ({ request }) => {
        sent.push(request.headers.get('authorization'));
        return run;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send it now' }));

    const answer = within(await screen.findByRole('group', { name: 'Answer of the API' }));
    expect(answer.getByText('Success')).toBeTruthy();
    expect(answer.getByText('1 credit')).toBeTruthy();
    expect(answer.getByText('499 credits')).toBeTruthy();
    expect(answer.getByText('3 ms')).toBeTruthy();
    expect(answer.getByText('r-1')).toBeTruthy();
    expect(JSON.parse(answer.getByRole('region', { name: 'Answer' }).textContent)).toEqual(run);
    expect(sent).toEqual([`Bearer ${token}`]);
    expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ email: 'someone@gmial.com' });
    // In memory only: neither in the browser's storage nor in what the page remembers of the call.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token);
    expect(
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(token);
    // The key's figures have changed.
    await expect.poll(() => api.callsTo(LIST).length).toBeGreaterThan(2);
  });

  it('sends the example once when the button is pressed twice at once', async () => {
    const { api } = await openWithNewKey({ [VALIDATE]: () => run });
    const button = screen.getByRole('button', { name: 'Send it now' });
    button.click();
    button.click();

    expect(await screen.findByRole('group', { name: 'Answer of the API' })).toBeTruthy();
    expect(api.callsTo(VALIDATE)).toHaveLength(1);
  });

  it.each([
    [402, 'insufficient_credits', 'Client Error', 'Insufficient credits to execute this action'],
    [429, 'rate_limited', 'Client Error', 'Rate limit exceeded. Please try again later'],
    [503, 'action_failed', 'Server Error', 'HTTP 503: It failed.'],
  ])('says of a %d what the specification says', async (status, code, banner, words) => {
    await openWithNewKey({ [VALIDATE]: refuse({ status, code, title: 'It failed.' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Send it now' }));
    const answer = await screen.findByRole('group', { name: 'Answer of the API' });
    expect(within(answer).getByRole('alert').textContent).toContain(banner);
    expect(within(answer).getByRole('alert').textContent).toContain(words);
    expect(within(answer).getByText('Nothing')).toBeTruthy();
    expect(await screen.findByText('Execution failed')).toBeTruthy();
  });

  it('says that no answer came, and lets one try again', async () => {
    let reply: Reply<typeof VALIDATE> = loseConnection;
    await openWithNewKey({ [VALIDATE]: (call) => reply(call) });
    await userEvent.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByText(/^We could not reach the server/)).not.toHaveLength(0);
    reply = () => run;
    await userEvent.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(await screen.findByText('Success')).toBeTruthy();
  });

  it('is not lost by a click: leaving asks, and staying keeps it', async () => {
    const { router } = await openWithNewKey();
    expect(warnsBeforeUnload()).toBe(true);
    await router.navigate('/elsewhere');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without your new key?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(screen.getByTestId('new-api-key').textContent).toBe(token);
    expect(router.state.location.pathname).toBe('/keys');
  });

  it.each(['Copy key', 'Copy cURL', 'Copy JavaScript'])('may be left without a question after %s', async (name) => {
    const { router } = await openWithNewKey();
    expect(await copy(name)).toContain(token);
    await expect.poll(warnsBeforeUnload).toBe(false);
    await router.navigate('/elsewhere');
    expect(await screen.findByText('left the remote')).toBeTruthy();
  });

  it('may be left without a question once it is saved', async () => {
    const { router } = await openWithNewKey();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(warnsBeforeUnload()).toBe(false);
    await router.navigate('/elsewhere');
    expect(await screen.findByText('left the remote')).toBeTruthy();
  });

  it('does not hold back a session that has ended', async () => {
    const { router } = await openWithNewKey();
    act(() => signOutForTest('ended'));
    await router.navigate('/elsewhere');
    expect(await screen.findByText('left the remote')).toBeTruthy();
  });
});

describe('regenerating a key', () => {
  const NEW = aCreatedKey({ kid: 'dc_live_3pQ8wE2xA', credit_balance: 41 }, 'dc_live_3pQ8wE2xA7zT5vB9nM1kL4jH6gF0dS2a');

  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Regenerate key' }));
  const confirm = async () => {
    await ask();
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Regenerate key' }),
    );
  };

  function aServerThatReplacesKeys() {
    let key = aKey({ credit_balance: 41 });
    return {
      ...pageReplies(),
      [LIST]: () => [key],
      [REGENERATE]: () => {
        key = NEW.key;
        return NEW;
      },
    };
  }

  it('asks first, and does nothing when the answer is no', async () => {
    const api = serveApi(aServerThatReplacesKeys());
    open();
    await ask();
    expect(screen.getByText(/The old key stops working at once/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(REGENERATE)).toEqual([]);
  });

  it('shows the new token once, leads the focus to it, and reloads the list', async () => {
    const api = serveApi(aServerThatReplacesKeys());
    open();
    await confirm();

    expect(await screen.findByText(NEW.token)).toBeTruthy();
    expect(await screen.findByText('Your new API key is ready')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your new API key');
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_3pQ8wE2xA•+$/);
    expect(api.callsTo(REGENERATE).map(({ body }) => body)).toEqual([{ kid: aKey().kid }]);
    await expect.poll(() => api.callsTo(LIST).length).toBe(2);
    expect(celebrate).not.toHaveBeenCalled();

    const notice = localStorage.getItem('newApiKeyGenerated') ?? '';
    expect(JSON.parse(notice)).toMatchObject({ keyId: NEW.key.kid });
    expect(notice).not.toContain(NEW.token);
  });

  it('holds the token until the person says that it is saved', async () => {
    serveApi(aServerThatReplacesKeys());
    open();
    await confirm();
    await screen.findByText(NEW.token);
    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(NEW.token)).toBeNull();
    expect(localStorage.getItem('newApiKeyGenerated')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your keys' }));
  });

  it('forgets the token when the browser puts the page away', async () => {
    serveApi(aServerThatReplacesKeys());
    open();
    await confirm();
    await screen.findByText(NEW.token);
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => screen.queryByText(NEW.token)).toBeNull();
  });

  it('says that the browser did not let it copy', async () => {
    serveApi(aServerThatReplacesKeys());
    open();
    await confirm();
    await screen.findByText(NEW.token);
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy();
  });

  it('is skipped while one is in progress, also when the page was left meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = aServerThatReplacesKeys();
    const api = serveApi({ ...server, [REGENERATE]: () => promise.then(server[REGENERATE]) });
    const { router } = open();
    await confirm();
    await expect.poll(() => api.callsTo(REGENERATE).length).toBe(1);

    await router.navigate('/elsewhere');
    await screen.findByText('left the remote');
    await router.navigate('/keys');
    const button = await screen.findByRole('button', { name: /Regenerate key/ });
    expect(button.getAttribute('aria-busy') ?? String((button as HTMLButtonElement).disabled)).toBe('true');

    resolve();
    expect(await screen.findByText(NEW.token)).toBeTruthy();
    expect(api.callsTo(REGENERATE)).toHaveLength(1);
  });

  it('says that it failed, and leaves the key as it is', async () => {
    serveApi({ ...aServerThatReplacesKeys(), [REGENERATE]: refuse({ status: 500, title: 'Internal' }) });
    open();
    await confirm();
    expect(await screen.findByText('Failed to regenerate API key. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_7hG2kQ9xZ•+$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows which key is valid when the answer was lost', async () => {
    const server = aServerThatReplacesKeys();
    serveApi({
      ...server,
      [REGENERATE]: () => {
        server[REGENERATE]();
        return loseConnection();
      },
    });
    open();
    await confirm();
    expect(await screen.findByText('Failed to regenerate API key. Please try again.')).toBeTruthy();
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_3pQ8wE2xA•+$/);
  });

  it('takes away a token that another tab made worthless', async () => {
    const server = aServerThatReplacesKeys();
    let isReplaced = false;
    serveApi({ ...server, [LIST]: () => (isReplaced ? [aKey({ kid: 'dc_live_9zZ9zZ9zZ' })] : server[LIST]()) });
    open();
    await confirm();
    await screen.findByText(NEW.token);

    isReplaced = true;
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'newApiKeyGenerated', newValue: '{}' }));
    await expect.poll(() => screen.queryByText(NEW.token)).toBeNull();
  });

  it('says that the session has ended', async () => {
    serveApi({ ...aServerThatReplacesKeys(), [REGENERATE]: refuse({ status: 401, code: 'unauthorized' }) });
    open();
    await confirm();
    expect(await screen.findByText('No active session found')).toBeTruthy();
  });

  it('shows the key of another tab that was faster', async () => {
    const server = aServerThatReplacesKeys();
    serveApi({
      ...server,
      [REGENERATE]: () => {
        server[REGENERATE]();
        return refuse({ status: 409, code: 'key_replaced', title: 'Replaced.' })();
      },
    });
    open();
    await confirm();
    expect(await screen.findByText('Key already replaced')).toBeTruthy();
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_3pQ8wE2xA•+$/);
    expect(screen.queryByTestId('new-api-key')).toBeNull();
  });
});

it('marks a key as suspended while the subscription holds it back', async () => {
  serveApi({
    ...pageReplies(),
    [LIST]: () => [aKey()],
    [BILLING]: () => aBillingOverview({ key_status: 'suspended' }),
  });
  open();
  expect(await screen.findByText('Suspended')).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
});

it('recognises a key that was made within the last 24 hours and never cleared', async () => {
  const key = aKey();
  const now = Date.now();
  localStorage.setItem(
    'newApiKeyGenerated',
    JSON.stringify({ keyId: key.kid, expiry: now + 1_000, timestamp: now - 86_399_000 }),
  );
  serveApi({ ...pageReplies(), [LIST]: () => [key] });
  open();
  expect(await screen.findByText('New')).toBeTruthy();
});

describe('a key list that fails to load', () => {
  it('counts the attempts and ends after the third', async () => {
    const api = serveApi({ ...pageReplies(), [LIST]: loseConnection });
    open();

    expect(await screen.findByText(/Retry attempts: 1\/3/)).toBeTruthy();
    expect(screen.getByText('Unable to load your API keys. This might be a temporary issue.')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch API keys')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Retry attempts: 2\/3/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Retry attempts: 3\/3/)).toBeTruthy();

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Max retries reached' }).disabled).toBe(true);
    expect(screen.getByText(/Please refresh the page/)).toBeTruthy();
    expect(api.callsTo(LIST)).toHaveLength(3);
  });

  it('is not retried when it is refused by permission', async () => {
    serveApi({ ...pageReplies(), [LIST]: refuse({ status: 403, title: 'permission denied for keys' }) });
    open();
    expect(await screen.findByText('Database error: permission denied for keys')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows the keys after a retry succeeds', async () => {
    let isDown = true;
    serveApi({ ...pageReplies(), [LIST]: () => (isDown ? loseConnection() : [aKey()]) });
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Never used')).toBeTruthy();
  });
});

it('announces that the keys are loading', async () => {
  serveApi({ ...pageReplies(), [LIST]: neverAnswer });
  open();
  expect(await screen.findByText('Loading your API keys')).toBeTruthy();
});

it('asks people who are signed out to log in', async () => {
  const api = serveApi({});
  renderRemote(remote, { url: '/keys' });
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  expect(screen.getByText('Please log in to manage API keys.')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

function aServerThatMakesKeys() {
  let isMade = false;
  return {
    ...pageReplies(),
    [LIST]: () => (isMade ? [aKey()] : []),
    [CREATE]: () => {
      isMade = true;
      return aCreatedKey();
    },
  };
}
