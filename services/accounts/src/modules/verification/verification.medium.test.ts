import { describe, expect, it } from 'vitest';
import { type Cookies, DAY_MS, PASSWORD, startVerification } from './testing/start-verification';

const { app, clock, confirm, isVerified, show, submit, visitor } = await startVerification();

describe('showVerification', () => {
  it('shows a page that works without JavaScript and changes nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const page = await show(visitor.token);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('<form method="post" action="/api/accounts/verification/confirm">');
      expect(page.body).toContain(`value="${visitor.token}"`);
      expect(page.headers['cache-control']).toContain('no-store');
    }
    expect(await isVerified()).toBe(false);
  });

  it('allows its own script by hash and no other', async () => {
    const policy = String((await show(visitor.token)).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['', 'nonsense', '"><script>alert(1)</script>'])(
    'says that %j is no link, without repeating it',
    async (value) => {
      const page = await show(value);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('This link does not work');
      expect(page.body).not.toContain('alert(1)');
    },
  );

  it('is friendly about a link that was used', async () => {
    await confirm();
    expect((await show(visitor.token)).body).toContain('Your address is confirmed');
  });
});

describe('confirmVerification', () => {
  it('confirms, opens an empty credit account and signs in', async () => {
    const answer = await confirm();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ refresh_token: null, expires_in: 900, user: { email: visitor.email } });
    expect(answer.cookies).toMatchObject([
      { name: 'declic_refresh', httpOnly: true, sameSite: 'Lax', path: '/api/accounts/session' },
      { name: 'declic_device', httpOnly: true, sameSite: 'Lax', path: '/api/accounts' },
    ]);
    expect(await isVerified()).toBe(true);
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await app.inject({ method: 'GET', url: '/api/accounts/stats', headers })).json()).toEqual({
      credit_balance_total: 0,
      request_count_total: 0,
      usage_count_total: 0,
      last_seen_at: null,
      has_keys: false,
    });
  });

  it('answers the form of the page with the cookie and the dashboard', async () => {
    const answer = await submit({ 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/dashboard');
    expect(answer.cookies[0]?.name).toBe('declic_refresh');
    expect(await isVerified()).toBe(true);
  });

  it('remembers the browser: only a sign-in from another one is mailed about', async () => {
    const device = (await confirm()).cookies.find(({ name }) => name === 'declic_device')?.value ?? '';
    const signInWith = (own: Cookies) =>
      app.inject({
        method: 'POST',
        url: '/api/accounts/session',
        payload: { email: visitor.email, password: PASSWORD },
        cookies: own,
      });
    const warnings = async () => {
      await app.runJobs();
      return app.mails.filter(({ to, subject }) => to === visitor.email && subject === 'New sign-in to your account')
        .length;
    };
    expect((await signInWith({})).statusCode).toBe(200);
    expect(await warnings()).toBe(1);
    expect((await signInWith({ declic_device: device })).statusCode).toBe(200);
    expect(await warnings()).toBe(1);
  });

  it('works once, however many clicks arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect((await confirm()).json()).toMatchObject({ code: 'verification_link_used' });
    const again = await submit();
    expect([again.statusCode, again.cookies]).toEqual([303, []]);
    expect((await app.inject({ method: 'GET', url: String(again.headers.location) })).body).toContain(
      'Your address is confirmed',
    );
  });

  it('ends after 24 hours, and says so', async () => {
    clock.moment = new Date(Date.now() + DAY_MS + 1000);
    expect((await confirm()).json()).toMatchObject({ status: 409, code: 'verification_link_expired' });
    expect((await show(visitor.token)).body).toContain('This link has expired');
    expect(await isVerified()).toBe(false);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses %j: another site must not sign a visitor in', async (headers) => {
    expect((await submit(headers)).statusCode).toBe(403);
    expect((await confirm(headers)).json()).toMatchObject({ code: 'cross_site_request' });
    expect(await isVerified()).toBe(false);
  });
});
