import { LiveSessions } from '@declic/nest-kit';
import { RoundTripCounter, startTestDatabase } from '@declic/nest-kit/testing';
import { afterAll, expect, it } from 'vitest';
import { BillingRepository } from '../modules/billing/billing.repository';
import { CreditsRepository } from '../modules/credits/credits.repository';
import { KeysRepository } from '../modules/keys/keys.repository';
import { SessionsRepository } from '../modules/sessions/sessions.repository';
import { LedgerRepository, type LedgerSelection } from '../modules/usage/ledger.repository';
import { UsageRepository } from '../modules/usage/usage.repository';
import { UsersRepository } from '../modules/users/users.repository';
import { aUser } from '../testing/a-user';
import { database } from './data-source';

const trips = new RoundTripCounter();
const db = await startTestDatabase(database);
const counted = await trips.connect(database, db.url);
afterAll(async () => {
  await counted.destroy();
  await db.stop();
});

const { id } = await aUser(db, { credits: 5 });
const users = new UsersRepository(counted);
const ledger = new LedgerRepository(counted);
const usage = new UsageRepository(counted);
const EVER = { start: undefined, end: undefined };
const all: LedgerSelection = { ...EVER, filter: 'all' };

it.each<[string, () => Promise<unknown>]>([
  ['the user', () => users.findById(id)],
  ['the credits', () => new CreditsRepository(counted).findAccount(id)],
  ['the keys', () => new KeysRepository(counted, users, new LiveSessions(counted)).list(id)],
  ['the sessions', () => new SessionsRepository(counted).list(id, new Date())],
  ['the subscriptions', () => new BillingRepository(counted).listSubscriptions(id)],
  ['where the lines of a period lie', () => ledger.findSpan(id, all)],
  ['a page of the ledger', () => ledger.findPage(id, all, { limit: 50, offset: 0 })],
  ['a page of one category', () => ledger.findPage(id, { ...EVER, filter: 'purchases' }, { limit: 50, offset: 0 })],
  ['a batch of the export', () => ledger.listSpan(id, { filter: 'all', first: 0, last: 1 })],
  ['the usage', () => usage.summarise(id, 'all', EVER)],
])('reads %s in one round trip', async (_, read) => {
  await counted.query('select 1');
  expect(await trips.during(read)).toBe(1);
});
