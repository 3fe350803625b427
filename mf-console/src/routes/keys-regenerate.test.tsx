import { aKey } from '@declic/openapi/factories';
import { loseConnection, type Replies, type Reply, refuse, serveApi } from '@declic/openapi/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrate } from '../features/keys/celebrate';
import { clearKeys, LIST, openKeys } from '../testing/keys-page';
import { aCreatedKey } from '../testing/factories';
import { pageReplies } from '../testing/page-replies';

vi.mock('../features/keys/celebrate', () => ({ celebrate: vi.fn(() => () => undefined) }));

const REGENERATE = 'POST /api/accounts/keys/refresh';

beforeEach(() => vi.mocked(celebrate).mockClear());
afterEach(clearKeys);

describe('regenerating a key', () => {
  const NEW = aCreatedKey({ kid: 'dc_live_3pQ8wE2xA', credit_balance: 41 }, 'dc_live_3pQ8wE2xA7zT5vB9nM1kL4jH6gF0dS2a');

  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Regenerate key' }));
  const confirm = async () => {
    await ask();
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Regenerate key' }),
    );
  };

  /** Unless told otherwise, it answers with the new key. */
  function aServerThatReplacesKeys(answer: Reply<typeof REGENERATE> = () => NEW) {
    let key = aKey({ credit_balance: 41 });
    return {
      ...pageReplies(),
      [LIST]: () => [key],
      [REGENERATE]: (call: Parameters<typeof answer>[0]) => {
        key = NEW.key;
        return answer(call);
      },
    };
  }

  /** Until the new token is on the screen. */
  async function replaceKey(server: Replies = aServerThatReplacesKeys()) {
    serveApi(server);
    openKeys();
    await confirm();
    await screen.findByText(NEW.token);
  }

  it('asks first, and does nothing when the answer is no', async () => {
    const api = serveApi(aServerThatReplacesKeys());
    openKeys();
    await ask();
    expect(screen.getByText(/The old key stops working at once/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(REGENERATE)).toEqual([]);
  });

  it('shows the new token once, leads the focus to it, and reloads the list', async () => {
    const api = serveApi(aServerThatReplacesKeys());
    openKeys();
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
    await replaceKey();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(NEW.token)).toBeNull();
    expect(localStorage.getItem('newApiKeyGenerated')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your keys' }));
  });

  it('forgets the token when the browser puts the page away', async () => {
    await replaceKey();
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => screen.queryByText(NEW.token)).toBeNull();
  });

  it('says that the browser did not let it copy', async () => {
    await replaceKey();
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy();
  });

  it('is skipped while one is in progress, also when the page was left meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = aServerThatReplacesKeys();
    const api = serveApi({ ...server, [REGENERATE]: (call) => promise.then(() => server[REGENERATE](call)) });
    const { router } = openKeys();
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
    openKeys();
    await confirm();
    expect(await screen.findByText('Failed to regenerate API key. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_7hG2kQ9xZ•+$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows which key is valid when the answer was lost', async () => {
    serveApi(aServerThatReplacesKeys(loseConnection));
    openKeys();
    await confirm();
    expect(await screen.findByText('Failed to regenerate API key. Please try again.')).toBeTruthy();
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_3pQ8wE2xA•+$/);
  });

  it('takes away a token that another tab made worthless', async () => {
    const server = aServerThatReplacesKeys();
    let isReplaced = false;
    await replaceKey({ ...server, [LIST]: () => (isReplaced ? [aKey({ kid: 'dc_live_9zZ9zZ9zZ' })] : server[LIST]()) });

    isReplaced = true;
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'newApiKeyGenerated', newValue: '{}' }));
    await expect.poll(() => screen.queryByText(NEW.token)).toBeNull();
  });

  it('says that the session has ended', async () => {
    serveApi({ ...aServerThatReplacesKeys(), [REGENERATE]: refuse({ status: 401, code: 'unauthorized' }) });
    openKeys();
    await confirm();
    expect(await screen.findByText('No active session found')).toBeTruthy();
  });

  it('shows the key of another tab that was faster', async () => {
    serveApi(aServerThatReplacesKeys(refuse({ status: 409, code: 'key_replaced', title: 'Replaced.' })));
    openKeys();
    await confirm();
    expect(await screen.findByText('Key already replaced')).toBeTruthy();
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_3pQ8wE2xA•+$/);
    expect(screen.queryByTestId('new-api-key')).toBeNull();
  });
});
