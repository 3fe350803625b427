import { loseConnection, refuse, type Replies, type Reply, serveApi } from '@declic/openapi/testing';
import { signOutForTest } from '@declic/session/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aServerThatMakesKeys, clearKeys, LIST, openKeys } from '../testing/keys-page';
import { aCreatedKey } from '../testing/factories';

vi.mock('../features/keys/celebrate', () => ({ celebrate: vi.fn(() => () => undefined) }));

afterEach(clearKeys);

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
    const rendered = openKeys();
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
