import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aUser } from '../../testing/a-user';
import { recoveryTokenOf } from '../../testing/links';
import { sessionClient, type Tokens } from '../../testing/session-client';

const OLD = 'Tulip42Cup!';
const NEW = 'Daisy43Mug!';

let db: TestDatabase;
let app: TestApp;
let client: ReturnType<typeof sessionClient>;
let email: string;
let own: Tokens;

beforeAll(async () => {
  db = await startTestDatabase(database);
  app = await createTestApp(AppModule, { db });
  client = sessionClient(app);
});

afterAll(async () => {
  await app.close();
  await db.stop();
});

beforeEach(async () => {
  await db.owner.query('delete from throttle');
  ({ email } = await aUser(db, { password: OLD }));
  own = await client.signIn(email, OLD);
});

const change = (present_password: string, password: string, tokens = own) =>
  client.post('password/change', { present_password, password }, tokens);
const signInStatus = async (password: string) => (await client.post('session', { email, password })).statusCode;

it('sets the new password, ends every other session at once and tells the owner', async () => {
  const other = await client.signIn(email, OLD);
  expect((await change(OLD, NEW)).statusCode).toBe(204);
  expect([await client.isLive(own), await client.isLive(other)]).toEqual([true, false]);
  expect([await signInStatus(OLD), await signInStatus(NEW)]).toEqual([401, 200]);
  await app.runJobs();
  const mail = app.mails.find((sent) => sent.to === email && sent.subject === 'Your password was changed');
  expect(mail?.text).toContain('/login?mode=recover');
});

it('needs the present password, and says so at its field', async () => {
  const refusal = await change('Wrong42Cup!', NEW);
  expect(refusal.json()).toMatchObject({
    status: 422,
    code: 'wrong_password',
    errors: [{ in: 'body', field: 'present_password', message: 'This is not your present password.' }],
  });
  expect(await signInStatus(OLD)).toBe(200);
});

it('stops counting on luck after ten wrong ones, also for the right one', async () => {
  for (let round = 0; round < 10; round++) expect((await change('Wrong42Cup!', NEW)).statusCode).toBe(422);
  const refusal = await change(OLD, NEW);
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
});

it.each([
  ['short1!', 'Password must be at least 8 characters long'],
  ['Password1!', 'This password is among the most common ones. Choose another.'],
  [OLD, 'This is your present password. Choose another.'],
])('refuses %s by its rule', async (password, message) => {
  expect((await change(OLD, password)).json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ in: 'body', field: 'password', message }],
  });
});

it('voids a recovery link that was on its way', async () => {
  await client.post('password/recovery', { email });
  await app.runJobs();
  const token = recoveryTokenOf(app, email);
  await change(OLD, NEW);
  expect((await client.post('password/reset', { token, password: OLD })).statusCode).toBe(404);
});

it('of two changes at once lets one win', async () => {
  const answers = await Promise.all([change(OLD, NEW), change(OLD, 'Third44Mug!')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
});
