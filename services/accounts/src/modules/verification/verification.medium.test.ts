import { Clock } from '@declic/nest-kit';
import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { verificationTokenOf } from '../../testing/links';

let db: TestDatabase;
let app: TestApp;
let email: string;
let token: string;
let now: Date | null = null;
let count = 0;

beforeAll(async () => {
  db = await startTestDatabase(database);
  const clock: Clock = { now: () => now ?? new Date() };
  app = await createTestApp(AppModule, { db, override: (builder) => builder.overrideProvider(Clock).useValue(clock) });
});

afterAll(async () => {
  await app.close();
  await db.stop();
});

beforeEach(async () => {
  now = null;
  email = `lin-${++count}@example.com`;
  await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload: { email, password: 'Tulip42Cup!' } });
  await app.runJobs();
  token = verificationTokenOf(app, email);
});

const show = (value: string) =>
  app.inject({ method: 'GET', url: `/api/accounts/verification?token=${encodeURIComponent(value)}` });
const confirm = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/accounts/verification/confirm', payload: { token }, headers });
const submit = (headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/accounts/verification/confirm',
    payload: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
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
    now = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
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
