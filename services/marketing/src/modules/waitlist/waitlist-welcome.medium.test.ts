import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';

let db: TestDatabase;
let app: TestApp;
let accounts: Client;

beforeAll(async () => {
  db = await startTestDatabase(database, { also: ['accounts'] });
  app = await createTestApp(AppModule, { db });
  const url = new URL(inject('postgres').logins['accounts']?.owner ?? '');
  url.pathname = new URL(db.url).pathname;
  accounts = new Client({ connectionString: url.href });
  await accounts.connect();
});

afterAll(async () => {
  await Promise.all([accounts.end(), app.close()]);
  await db.stop();
});

it('tells the accounts service of a confirmed address, and of no other', async () => {
  const confirmed = await joinWaitlist('ada@example.com');
  await joinWaitlist('lin@example.com');
  expect(await isKnown('ada@example.com')).toBe(false);
  for (let click = 0; click < 2; click++)
    await app.inject({ method: 'POST', url: '/api/marketing/waitlist/confirmation', payload: { token: confirmed } });
  expect([await isKnown('ada@example.com'), await isKnown('lin@example.com')]).toEqual([true, false]);
});

async function joinWaitlist(email: string): Promise<string> {
  const payload = { email, consent: true, consent_version: 'v1', language: 'en', page: '/en/' };
  await app.inject({ method: 'POST', url: '/api/marketing/waitlist', payload });
  await app.runJobs();
  const text = app.mails.findLast(({ to }) => to === email)?.text ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function isKnown(email: string): Promise<boolean> {
  const { rowCount } = await accounts.query('select from waitlist_address where address_hash = waitlist_hash($1)', [
    email,
  ]);
  return rowCount === 1;
}
