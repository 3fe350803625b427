import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import type { Tokens } from '../../testing/session-client';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const NEW_SIGN_IN = 'New sign-in to your account';

interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

const { db, app, client } = await startAccounts();
let email: string;

beforeEach(async () => {
  ({ email } = await aUser(db, { password: PASSWORD }));
});

const signIn = (userAgent: string, remoteAddress = '192.0.2.1', address = email) =>
  client.signIn(address, PASSWORD, { headers: { 'user-agent': userAgent }, remoteAddress });
const list = async (tokens: Tokens) => (await client.get('sessions', tokens)).json<OpenSession[]>();

describe('the sessions of a user', () => {
  it('are listed with device and last use, this one marked, for their owner only', async () => {
    const [first, second] = [await signIn(FIREFOX), await signIn('curl/8.14.1')];
    await signIn(FIREFOX, '192.0.2.1', (await aUser(db, { password: PASSWORD })).email);
    await client.post('session/refresh', { refresh_token: first.refresh_token });
    const sessions = await list(second);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', kind: 'desktop', current: false },
      { device: 'curl', kind: 'program', current: true },
    ]);
  });

  it('end one by one, for the very next call', async () => {
    const [first, second] = [await signIn(FIREFOX), await signIn(CHROME)];
    const id = (await list(second)).find(({ current }) => !current)?.id;
    expect((await client.remove(`sessions/${id}`, second)).statusCode).toBe(204);
    expect([await client.isLive(first), await client.isLive(second)]).toEqual([false, true]);
    expect(await list(second)).toHaveLength(1);
    expect((await client.remove(`sessions/${id}`, second)).json()).toMatchObject({ code: 'session_not_found' });
  });

  it('end all but this one', async () => {
    const [first, second, third] = [await signIn(FIREFOX), await signIn(CHROME), await signIn('curl/8.14.1')];
    expect((await client.remove('sessions', second)).statusCode).toBe(204);
    expect(await Promise.all([first, second, third].map((tokens) => client.isLive(tokens)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('of another user cannot be ended', async () => {
    const own = await signIn(FIREFOX);
    const other = await signIn(FIREFOX, '192.0.2.1', (await aUser(db, { password: PASSWORD })).email);
    const [{ id } = { id: '' }] = await list(own);
    expect((await client.remove(`sessions/${id}`, other)).statusCode).toBe(404);
    expect(await client.isLive(own)).toBe(true);
  });
});

describe('a sign-in from an unknown device', () => {
  const mails = async () => {
    await app.runJobs();
    return app.mails.filter(({ to, subject }) => to === email && subject === NEW_SIGN_IN);
  };
  const inBrowser = async (cookies: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/accounts/session',
      headers: { 'user-agent': CHROME },
      payload: { email, password: PASSWORD },
      cookies,
    });
    return answer.cookies.find(({ name }) => name === 'declic_device');
  };

  it('is mailed, with the device and the way to react; the first sign-in of all is not', async () => {
    await inBrowser();
    expect(await mails()).toEqual([]);
    await signIn('curl/8.14.1');
    const [mail] = await mails();
    expect(mail?.text).toMatch(/curl, on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail?.text).toContain('/login?mode=recover');
  });

  it('knows a browser by its cookie again, which no script can read', async () => {
    const device = await inBrowser();
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/accounts' });
    await inBrowser({ declic_device: device?.value ?? '' });
    expect(await mails()).toEqual([]);
    await inBrowser();
    expect(await mails()).toHaveLength(1);
  });

  it('knows a program by its name and network again', async () => {
    await signIn('curl/8.14.1');
    await signIn('curl/8.14.1');
    expect(await mails()).toEqual([]);
    await signIn('curl/8.14.1', '198.51.100.7');
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed once when it comes twice at the same moment', async () => {
    await inBrowser();
    await Promise.all([signIn('curl/8.14.1'), signIn('curl/8.14.1'), signIn('curl/8.14.1')]);
    expect(await mails()).toHaveLength(1);
  });

  it('sets no cookie when the password is wrong', async () => {
    const answer = await client.post('session', { email, password: 'Wrong42Cup!' });
    expect(answer.cookies).toEqual([]);
  });
});
