import { beforeEach, expect, it } from 'vitest';
import { sendForm, startMarketing } from '../../testing/start-marketing';

const { db, app } = await startMarketing({
  env: { EXPERT_REQUESTS_PER_HOUR: '3', LOCAL_MODE: 'false', EXPERTS_MAIL: 'experts@declic.test' },
});

beforeEach(async () => {
  await app.runJobs();
  await db.owner.query('TRUNCATE expert_request, throttle');
});

const request = {
  service: 'development',
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  company: 'Analytical Engines',
  message: 'Nous recopions des factures.\n\n<b>Chaque matin.</b>',
  consent: true,
  consent_version: '2026-11-27',
  page: '/partners',
};
const send = (change: object = {}, visitor = '203.0.113.9') =>
  app.inject({
    method: 'POST',
    url: '/api/marketing/expert-requests',
    headers: { 'x-forwarded-for': visitor },
    payload: { ...request, ...change },
  });
const form = { ...request, consent: 'true' };
const post = (change: Record<string, string> = {}) =>
  sendForm(app, '/api/marketing/expert-requests/form', { ...form, ...change });
const countRequests = async () => (await db.owner.query('SELECT FROM expert_request')).length;

it('keeps a request with its consent, mails it to the experts and tells the sender', async () => {
  const before = app.mails.length;
  expect((await send()).statusCode).toBe(202);
  await app.runJobs();

  const [kept] = await db.owner.query('SELECT * FROM expert_request');
  expect(kept).toMatchObject({ service: 'development', email: 'ada@example.test', consent_version: '2026-11-27' });
  expect(kept.wording).toMatch(/^J’accepte que declic/);
  const mails = app.mails.slice(before).toSorted((one, other) => one.to.localeCompare(other.to));
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['ada@example.test', undefined],
    ['experts@declic.test', 'ada@example.test'],
  ]);
  expect(mails[1]?.html).toContain('&lt;b&gt;Chaque matin.&lt;/b&gt;');
  // The address may be another's: what the sender wrote does not reach it.
  expect(mails[0]?.text).not.toContain('factures');
});

it.each([
  ['without consent', { consent: false }, 'consent'],
  ['with a short message', { message: 'Bonjour' }, 'message'],
  ['with a bad address', { email: 'zoé@example.test' }, 'email'],
  ['for another service', { service: 'magic' }, 'service'],
  ['without a name', { name: ' ' }, 'name'],
])('refuses a request %s and keeps nothing', async (_, change, field) => {
  const answer = await send(change);
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, field]);
  expect(await countRequests()).toBe(0);
});

it('counts the requests of a visitor, by script and by form', async () => {
  for (const visitor of ['203.0.113.7', '203.0.113.7']) await send({}, visitor);
  expect((await post()).body).toContain('Demande envoyée');
  expect((await send({}, '203.0.113.7')).statusCode).toBe(429);
  const page = await post();
  expect(page.body).toContain('Réessayez dans une heure.');
  expect(page.body).toContain('Nous recopions des factures.');
  expect(await countRequests()).toBe(3);
});

it('mails an address that a request arrived three times a day at most', async () => {
  const before = app.mails.length;
  for (let time = 0; time < 5; time++) await send({}, `203.0.113.${20 + time}`);
  await app.runJobs();
  const to = app.mails.slice(before).map((mail) => mail.to);
  expect([to.filter((address) => address === 'ada@example.test'), to]).toMatchObject([{ length: 3 }, { length: 8 }]);
});

it('shows the plain form again with what is wrong and what was typed', async () => {
  const page = await post({ email: 'ada', message: 'court', consent: '', name: '"><script>' });
  expect(page.body).toContain('Veuillez saisir une adresse email valide.');
  expect(page.body).toContain('Décrivez votre besoin en 10 caractères au moins.');
  expect(page.body).toContain('Votre accord est nécessaire');
  expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(page.body).toContain('<option value="development" selected>');
  expect(await countRequests()).toBe(0);
});

it('erases requests after two years', async () => {
  await send();
  await send({ name: 'Old' });
  await db.owner.query(`UPDATE expert_request SET created_at = now() - interval '25 months' WHERE name = 'Old'`);
  await db.dataSource.query(`UPDATE marketing_jobs._private_jobs SET run_at = now() WHERE payload::text = '{}'`);
  await app.runJobs();
  expect(await db.owner.query('SELECT name FROM expert_request')).toEqual([{ name: 'Ada Lovelace' }]);
});
