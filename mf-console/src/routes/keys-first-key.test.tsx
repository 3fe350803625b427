import { aKey } from '@declic/openapi/factories';
import { refuse, serveApi } from '@declic/openapi/testing';
import { aSession, aUser } from '@declic/remote-kit/testing';
import { signInForTest } from '@declic/session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrate } from '../features/keys/celebrate';
import { aServerThatMakesKeys, clearKeys, CREATE, LIST, openKeys } from '../testing/keys-page';
import { aCreatedKey } from '../testing/factories';
import { pageReplies } from '../testing/page-replies';

vi.mock('../features/keys/celebrate', () => ({ celebrate: vi.fn(() => () => undefined) }));

beforeEach(() => vi.mocked(celebrate).mockClear());
afterEach(clearKeys);

describe('the first key', () => {
  it('is made by itself, shown once, and remembered without its token', async () => {
    const api = serveApi(aServerThatMakesKeys());
    openKeys();

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
    const { router } = openKeys();
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
    const { router } = openKeys();
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
    const { router, queryClient } = openKeys();
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
    openKeys();
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
    openKeys();

    expect(await screen.findByText('Never used')).toBeTruthy();
    expect(await screen.findByText(/shown in full only where it was created/)).toBeTruthy();
    expect(celebrate).not.toHaveBeenCalled();
    expect(localStorage.getItem('newApiKeyGenerated')).toBeNull();
  });

  it('that does not come within 20 looks is given up, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = serveApi({ ...pageReplies(), [LIST]: () => [], [CREATE]: refuse({ status: 503 }) });
    openKeys();

    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getAllByText('Key Generation Timeout').length).toBeGreaterThan(0);
    expect(api.callsTo(LIST).length).toBeLessThanOrEqual(21);
    expect(api.callsTo(CREATE)).toHaveLength(1);
  });
});
