import { beforeEach, describe, expect, it } from 'vitest';
import { findVerificationToken, findVerificationTokens } from '../../testing/links';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

type Cookies = Record<string, string>;

const { db, app, clock } = await startAccounts();
let email: string;
let token: string;
/** Of the browser that signed up. */
let cookies: Cookies;
let count = 0;

beforeEach(async () => {
  email = `lin-${++count}@example.com`;
  cookies = await signUp(PASSWORD);
  await app.runJobs();
  token = findVerificationToken(app, email);
});

/** Gives the cookie by which the browser is known again. */
async function signUp(password: string, own: Cookies = {}): Promise<Cookies> {
  const payload = { email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload, cookies: own });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

const signIn = (password: string) =>
  app.inject({ method: 'POST', url: '/api/accounts/session', payload: { email, password } });
const show = (value: string, own = cookies) =>
  app.inject({ method: 'GET', url: `/api/accounts/verification?token=${encodeURIComponent(value)}`, cookies: own });
const confirm = (headers: Record<string, string> = {}, typed: object = {}, own = cookies) =>
  app.inject({
    method: 'POST',
    url: '/api/accounts/verification/confirm',
    payload: { token, ...typed },
    headers,
    cookies: own,
  });
const submit = (headers: Record<string, string> = {}, typed: Record<string, string> = {}, own = cookies) =>
  app.inject({
    method: 'POST',
    url: '/api/accounts/verification/confirm',
    payload: new URLSearchParams({ token, ...typed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies: own,
  });

async function isVerified(): Promise<boolean> {
  const [row] = await db.owner.query<{ verified: boolean }[]>(
    'select verified_at is not null as verified from users where email = $1',
    [email],
  );
  return row?.verified ?? false;
}

describe('showVerification', () => {
  it('shows a page that works without JavaScript and changes nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const page = await show(token);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('<form method="post" action="/api/accounts/verification/confirm">');
      expect(page.body).toContain(`value="${token}"`);
      expect(page.headers['cache-control']).toContain('no-store');
    }
    expect(await isVerified()).toBe(false);
  });

  it('allows its own script by hash and no other', async () => {
    const policy = String((await show(token)).headers['content-security-policy']);
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
    expect((await show(token)).body).toContain('Your address is confirmed');
  });
});

describe('confirmVerification', () => {
  it('confirms, opens an empty credit account and signs in', async () => {
    const answer = await confirm();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ refresh_token: null, expires_in: 900, user: { email } });
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
        payload: { email, password: PASSWORD },
        cookies: own,
      });
    const warnings = async () => {
      await app.runJobs();
      return app.mails.filter(({ to, subject }) => to === email && subject === 'New sign-in to your account').length;
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
    clock.moment = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
    expect((await confirm()).json()).toMatchObject({ status: 409, code: 'verification_link_expired' });
    expect((await show(token)).body).toContain('This link has expired');
    expect(await isVerified()).toBe(false);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses %j: another site must not sign somebody in', async (headers) => {
    expect((await submit(headers)).statusCode).toBe(403);
    expect((await confirm(headers)).json()).toMatchObject({ code: 'cross_site_request' });
    expect(await isVerified()).toBe(false);
  });
});

describe('renewVerification', () => {
  const renew = (value: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/accounts/verification/renew',
      payload: new URLSearchParams({ token: value }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      cookies,
    });
  const mailsHere = () => app.mails.filter(({ to }) => to === email).length;

  it('is offered by the page of a link that does not work, and mails a new one', async () => {
    clock.moment = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
    const page = (await show(token)).body;
    expect(page).toContain('<form method="post" action="/api/accounts/verification/renew">');
    expect(page).toContain('Send a new mail');

    const answer = await renew(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Have a look in your inbox');
    await app.runJobs();
    const renewed = findVerificationToken(app, email);
    expect(renewed).not.toBe(token);
    token = renewed;
    expect((await confirm()).statusCode).toBe(200);
  });

  it('answers the same for an unknown link, and sends no mail', async () => {
    const known = await renew(token);
    await app.runJobs();
    const before = app.mails.length;
    const unknown = await renew('nonsense');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await app.runJobs();
    expect(app.mails).toHaveLength(before);
  });

  it('causes no more mails than asking by address would, and none for another site', async () => {
    expect((await renew(token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (let round = 0; round < 23; round++) await renew(token);
    await app.runJobs();
    expect(mailsHere()).toBe(20);
  });
});

describe('a link that is opened in a browser that did not sign up', () => {
  const elsewhere: Cookies = {};

  it('asks for the password of its sign-up, or a new one, and does not submit by itself', async () => {
    const page = await show(token, elsewhere);
    expect(page.body).toContain('name="password"');
    expect(page.body).toContain('name="new_password"');
    expect(page.body).not.toContain('<script>');
    expect((await show(token)).body).not.toContain('name="password"');
  });

  it('opens nothing without a password', async () => {
    expect((await confirm({}, {}, elsewhere)).json()).toMatchObject({ status: 403, code: 'password_required' });
    expect((await confirm({}, {}, { declic_sign_up: 'y'.repeat(43) })).statusCode).toBe(403);
    expect(await isVerified()).toBe(false);
  });

  it('opens with the password of its sign-up, and not with another', async () => {
    expect((await confirm({}, { password: 'Other42Cup!' }, elsewhere)).json()).toMatchObject({
      code: 'wrong_password',
    });
    expect(await isVerified()).toBe(false);
    expect((await confirm({}, { password: PASSWORD }, elsewhere)).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('opens with a new password, which replaces that of the sign-up', async () => {
    expect((await confirm({}, { new_password: 'Daisy43Mug!' }, elsewhere)).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
  });

  it.each([
    ['is too short', () => 'short', 'Password must be at least 8 characters long'],
    ['contains the address', () => `X1!${email}`, 'Password must not contain your e-mail address'],
  ])('refuses a new password that %s', async (_, password, message) => {
    const answer = await confirm({}, { new_password: password() }, elsewhere);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ in: 'body', field: 'new_password', message }] });
    expect(await isVerified()).toBe(false);
  });

  it('shows the form again, with what is wrong at its field', async () => {
    const wrong = await submit({}, { password: 'Other42Cup!' }, elsewhere);
    expect([wrong.statusCode, wrong.headers['content-type'], wrong.cookies]).toEqual([
      200,
      expect.stringContaining('text/html'),
      [],
    ]);
    expect(wrong.body).toMatch(/aria-describedby="password-problem"[^]*This is not the password of this sign-up/);
    const weak = await submit({}, { new_password: 'short' }, elsewhere);
    expect(weak.body).toMatch(/id="new_password-problem" role="alert">Password must be at least 8 characters long/);
    const right = await submit({}, { password: PASSWORD }, elsewhere);
    expect([right.statusCode, right.headers.location]).toEqual([303, '/dashboard']);
  });

  it('bounds the passwords that may be tried, and a new one may be chosen still', async () => {
    for (let round = 0; round < 10; round++)
      expect((await confirm({}, { password: `Other${round}2Cup!` }, elsewhere)).statusCode).toBe(403);
    const refused = await confirm({}, { password: PASSWORD }, elsewhere);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await confirm({}, { new_password: 'Daisy43Mug!' }, elsewhere)).statusCode).toBe(200);
  });
});

describe('two sign-ups for one address', () => {
  const STRANGERS = 'Other42Cup!';

  /** The links in the order of the sign-ups: the owner's, then the stranger's. */
  async function signUpTwice() {
    await signUp(STRANGERS);
    await app.runJobs();
    const [own, strangers] = findVerificationTokens(app, email);
    if (!own || !strangers) throw new Error('There are not two links.');
    return { own, strangers };
  }

  it('leave the first link and its password as they were', async () => {
    await signUpTwice();
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect((await signIn(STRANGERS)).statusCode).toBe(401);
  });

  it('never open the account with the password of the other, whichever link is opened first', async () => {
    const { strangers } = await signUpTwice();
    token = strangers;
    expect((await confirm()).json()).toMatchObject({ code: 'password_required' });
    expect((await confirm({}, { password: PASSWORD })).json()).toMatchObject({ code: 'wrong_password' });
    expect((await confirm({}, { new_password: 'Daisy43Mug!' })).statusCode).toBe(200);
    for (const password of [PASSWORD, STRANGERS]) expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
  });

  it('end with the first that is confirmed: the other link opens nothing', async () => {
    const { strangers } = await signUpTwice();
    expect((await confirm()).statusCode).toBe(200);
    token = strangers;
    expect((await confirm({}, { password: STRANGERS })).json()).toMatchObject({ code: 'verification_link_invalid' });
    expect((await signIn(STRANGERS)).statusCode).toBe(401);
  });

  it('from one browser are both its own', async () => {
    const same = await signUp('Daisy43Mug!', cookies);
    expect(same).toEqual(cookies);
    await app.runJobs();
    const [first, second] = findVerificationTokens(app, email);
    expect([first, second]).not.toContain(undefined);
    token = second ?? '';
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
  });

  it('are not silenced by five that came before', async () => {
    email = `late-${email}`;
    for (let round = 0; round < 5; round++) await signUp(STRANGERS);
    const own = await signUp(PASSWORD);
    await app.runJobs();
    const statuses = [];
    // Jobs run side by side, so the order of the mails is not that of the sign-ups.
    for (token of findVerificationTokens(app, email)) statuses.push((await confirm({}, {}, own)).statusCode);
    expect(statuses).toHaveLength(6);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('each keep one link: asking again replaces that of the browser that asks', async () => {
    const { own, strangers } = await signUpTwice();
    const payload = { email };
    await app.inject({ method: 'POST', url: '/api/accounts/verification/resend', payload, cookies });
    await app.runJobs();
    const [, , renewed] = findVerificationTokens(app, email);
    token = own;
    expect((await confirm()).json()).toMatchObject({ code: 'verification_link_invalid' });
    token = strangers;
    expect((await confirm()).json()).toMatchObject({ code: 'password_required' });
    token = renewed ?? '';
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });
});
