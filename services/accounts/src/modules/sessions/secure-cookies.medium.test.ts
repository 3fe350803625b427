import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

const { db, app } = await startAccounts({ env: { PUBLIC_URL: 'https://declic.example' } });

const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/accounts/${path}`, payload, cookies });
const refresh = (cookies: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/accounts/session/refresh', cookies });

describe('under https', () => {
  it('every cookie is bound to this host, over https, for all paths', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    const { cookies } = await post('session', { email, password: PASSWORD });
    const signUp = await post('sign-up', { email: 'new@example.com', password: PASSWORD });
    const all = [...cookies, ...signUp.cookies];
    expect(all.map(({ name }) => name).sort()).toEqual([
      '__Host-declic_device',
      '__Host-declic_refresh',
      '__Host-declic_sign_up',
    ]);
    for (const cookie of all) {
      expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  it('a cookie of the former name, which a sibling domain can plant, is not read and is removed', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    const { cookies } = await post('session', { email, password: PASSWORD });
    const value = cookies.find(({ name }) => name === '__Host-declic_refresh')?.value ?? '';
    expect((await refresh({ '__Host-declic_refresh': value, declic_refresh: 'planted' })).statusCode).toBe(200);

    const answer = await refresh({ declic_refresh: value });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: 'declic_refresh', value: '', path: '/api/accounts/session' }]);
  });
});
