import { waitlistTexts } from '@declic/openapi/texts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { joinWaitlist, startMarketing, findToken } from '../../testing/start-marketing';

const forwarded: string[] = [];
const workflow = createServer((request, response) => {
  forwarded.push(`${request.method} ${request.url} ${request.headers.accept}`);
  response.end('{}');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => workflow.once('listening', resolve));
afterAll(() => workflow.close());
const { port } = workflow.address() as AddressInfo; // a TCP server's address is never a string

const { db, app } = await startMarketing({
  env: { WAITLIST_WORKFLOW_URL: `http://127.0.0.1:${port}/hook?list=early` },
});

beforeEach(async () => {
  await db.owner.query('TRUNCATE waitlist_entry, throttle CASCADE');
  await app.runJobs();
  forwarded.length = 0;
});

const join = (change: object = {}) => joinWaitlist(app, change);

it('keeps the address with the words of the consent, their version, the language and the page', async () => {
  const answer = await join();

  expect([answer.statusCode, answer.json()]).toEqual([202, { email: 'someone@example.test' }]);
  expect(
    await db.dataSource.query(
      'SELECT email, e.language, confirmed_at, consent_version, wording, page FROM waitlist_entry e JOIN waitlist_consent c ON c.entry_id = e.id',
    ),
  ).toEqual([
    {
      email: 'someone@example.test',
      language: 'fr',
      confirmed_at: null,
      consent_version: '2026-11-20',
      wording: waitlistTexts.fr.consent,
      page: '/fr/',
    },
  ]);
});

it('answers the same for an address that is on the list already, and records the second consent', async () => {
  const first = await join();
  const second = await join({ email: 'SOMEONE@example.test', language: 'en', page: '/en/' });

  expect(second.statusCode).toBe(first.statusCode);
  const [counts] = await db.dataSource.query(
    'SELECT count(DISTINCT e.id)::int AS entries, count(*)::int AS consents FROM waitlist_entry e JOIN waitlist_consent c ON c.entry_id = e.id',
  );
  expect(counts).toEqual({ entries: 1, consents: 2 });
});

it('keeps one entry when the same address arrives twenty times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => join()));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect(await db.dataSource.query('SELECT count(*)::int AS entries FROM waitlist_entry')).toEqual([{ entries: 1 }]);
});

it('mails a link in the language of the page, once a minute at most', async () => {
  const before = app.mails.length;
  await join({ email: 'mailed@example.test', language: 'es', page: '/es/' });
  await join({ email: 'mailed@example.test', language: 'es', page: '/es/' });
  await app.runJobs();

  expect(app.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['mailed@example.test', 'Confirma tu inscripción en declic'],
  ]);
});

it('keeps a link nowhere but in its mail', async () => {
  await join();
  const queued = await db.dataSource.query(
    `SELECT payload FROM marketing_jobs._private_jobs WHERE payload::text <> '{}'`,
  );
  expect(queued.filter(({ payload }: { payload: object }) => JSON.stringify(payload).includes('token'))).toEqual([]);
  expect(queued).toHaveLength(2);
  await app.runJobs();
  expect(findToken(app.mails.at(-1))).toMatch(/^[\w-]{20,}$/);
});

it('confirms on the button, not on opening the link', async () => {
  await join();
  await app.runJobs();
  const token = findToken(app.mails.at(-1));
  const url = '/api/marketing/waitlist/confirmation';
  const confirmed = () => db.dataSource.query('SELECT confirmed_at IS NOT NULL AS confirmed FROM waitlist_entry');

  const page = await app.inject({ url: `${url}?token=${token}` });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Confirmer mon adresse');
  expect(await confirmed()).toEqual([{ confirmed: false }]);

  const done = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${token}`,
  });
  expect(done.body).toContain('Adresse confirmée');
  expect(await confirmed()).toEqual([{ confirmed: true }]);
});

it('explains a link that is not good any more, and escapes what it was given', async () => {
  const page = await app.inject({ url: '/api/marketing/waitlist/confirmation?token=%22%3E%3Cscript%3E' });

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('This link has expired');
  expect(page.body).not.toContain('"><script>');
});

it('tells the workflow of a new address once, as a GET with the address', async () => {
  await join({ email: 'a+b@example.test' });
  await join({ email: 'a+b@example.test' });
  await app.runJobs();

  expect(forwarded).toEqual(['GET /hook?list=early&email=a%2Bb%40example.test application/json']);
});

it.each([
  ['without consent', { consent: false }, 'consent'],
  ['with a bad address', { email: 'nobody' }, 'email'],
  ['with an address of 256 characters', { email: `${'a'.repeat(243)}@example.test` }, 'email'],
  ['in an unknown language', { language: 'de' }, 'language'],
  ['with markup in the address', { email: '<b>ada@example.test</b>' }, 'email'],
  ['with an accent in the address', { email: 'zoé@example.test' }, 'email'],
  ['with a consent that was never shown', { consent_version: 'v1' }, 'consent_version'],
  ['with an unknown field', { admin: true }, 'admin'],
])('refuses a sign-up %s, names the field and stores nothing', async (_, change, field) => {
  const answer = await join(change);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ in: 'body', field }] });
  expect(await db.dataSource.query('SELECT 1 FROM waitlist_entry')).toEqual([]);
});

it('cannot change or delete a consent record as the service', async () => {
  await join();

  await expect(db.dataSource.query("UPDATE waitlist_consent SET page = '/x'")).rejects.toThrow('permission denied');
  await expect(db.dataSource.query('DELETE FROM waitlist_consent')).rejects.toThrow('permission denied');
});
