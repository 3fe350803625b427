import type { TestApp } from '@declic/nest-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { joinWaitlist, startMarketing } from '../../testing/start-marketing';

const env = { WAITLIST_PER_HOUR: '2', LOCAL_MODE: 'false' };
const { db, app, startReplica } = await startMarketing({ env });
const replicas = [app, await startReplica()] as const;
const local = await startReplica({ env: { ...env, LOCAL_MODE: 'true' } });

beforeEach(() => db.owner.query('TRUNCATE waitlist_entry, throttle CASCADE'));

const join = (replica: TestApp, email: string, visitor = '203.0.113.7', change: object = {}) =>
  joinWaitlist(replica, { email, language: 'en', page: '/en/', ...change }, { 'x-forwarded-for': visitor });

const mailsTo = (email: string) => local.mails.filter(({ to }) => to.toLowerCase() === email);

it('counts the sign-ups of one visitor over all replicas', async () => {
  expect((await join(replicas[0], 'a@example.test')).statusCode).toBe(202);
  expect((await join(replicas[1], 'b@example.test')).statusCode).toBe(202);

  const third = await join(replicas[0], 'c@example.test');
  expect(third.statusCode).toBe(429);
  expect(third.headers['content-type']).toContain('application/problem+json');
  expect(third.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect(Number(third.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 3600 && seconds <= 5400);
  expect(await db.dataSource.query(`SELECT 1 FROM waitlist_entry WHERE email = 'c@example.test'`)).toEqual([]);

  expect((await join(replicas[0], 'c@example.test', '203.0.113.8')).statusCode).toBe(202);
});

it('lets the visitor come back when the hours are over', async () => {
  for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) await join(replicas[0], email);
  await db.owner.query(`UPDATE throttle SET started_at = started_at - interval '2 hours'`);

  expect((await join(replicas[0], 'c@example.test')).statusCode).toBe(202);
});

it('does not count a sign-up that was refused', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await join(replicas[0], 'a@example.test', '203.0.113.7', { consent: false })).statusCode).toBe(422);
  }

  expect((await join(replicas[0], 'a@example.test')).statusCode).toBe(202);
});

it('is generous in local mode, where all visitors have the same address', async () => {
  for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) {
    expect((await join(local, email)).statusCode).toBe(202);
  }
});

it('mails an address five times a day at most, without a word about it', async () => {
  const email = 'wanted@example.test';
  const answers: unknown[] = [];
  for (let time = 0; time < 7; time += 1) {
    const { statusCode, body } = await join(local, time % 2 ? email : email.toUpperCase());
    answers.push([statusCode, body.toLowerCase()]);
    await local.runJobs();
    await db.owner.query(`UPDATE waitlist_confirmation SET created_at = created_at - interval '2 minutes'`);
  }

  const mails = mailsTo(email);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual([202, JSON.stringify({ email })]);
  expect(mails).toHaveLength(5);

  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  const page = await local.inject({ url: `/api/marketing/waitlist/confirmation?token=${token}` });
  expect(page.body).toContain('Confirm my address');
});

it('counts sent mails, not requests', async () => {
  for (let time = 0; time < 8; time += 1) await join(local, 'hasty@example.test');
  await db.owner.query(`UPDATE waitlist_confirmation SET created_at = created_at - interval '2 minutes'`);
  await join(local, 'hasty@example.test');
  await local.runJobs();

  expect(mailsTo('hasty@example.test')).toHaveLength(2);
});
