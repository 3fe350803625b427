import { loginTo } from '@declic/nest-kit/testing';
import type { Principal } from '@declic/nest-kit';
import { parse } from 'csv-parse/sync';
import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import type { LedgerLine } from './ledger-line';

const { db, app, actions } = await startAccounts({ also: ['actions'] });

let user: Principal;

beforeEach(async () => {
  user = await aUser(db, { credits: 5 });
  const headers = app.as(user);
  const { token } = (await app.inject({ method: 'POST', url: '/api/accounts/keys', headers, payload: {} })).json();
  const caller = await actions.authenticate(token);
  if (!caller) throw new Error('The key opens nothing.');
  await actions.finish((await actions.begin(caller)).id);
  await actions.fail((await actions.begin(caller)).id);
  await db.owner.query(`select accounts_api.charge_v1($1, 1, 'tool', 'flow-content', uuidv7())`, [user.id]);
});

const read = (path: string) => app.inject({ url: `/api/accounts/${path}`, headers: app.as(user) });

const EXPECTED = [
  ['tool', null],
  ['refund', 'test'],
  ['api_action', 'test'],
  ['api_action', 'test'],
  ['purchase', null],
];

it('names the request of each line that a call made, refunds too', async () => {
  const lines = (await read('ledger')).json<LedgerLine[]>();
  expect(lines.map(({ transaction_type, request_id }) => [transaction_type, request_id])).toEqual(EXPECTED);
});

it('names it in the CSV', async () => {
  const rows = parse<Record<string, string>>((await read('ledger/export')).body, { columns: true });
  expect(rows.map(({ transaction_type, request_id }) => [transaction_type, request_id || null])).toEqual(EXPECTED);
});

it('names none while the actions service is older and cannot say, on the page and in the CSV', async () => {
  const owner = new Client({ connectionString: loginTo(db, 'actions', 'owner') });
  await owner.connect();
  await owner.query('alter function actions_api.request_ids_of_runs_v1(uuid, uuid[]) rename to not_yet_offered');
  try {
    const lines = (await read('ledger')).json<LedgerLine[]>();
    expect(lines.map(({ request_id }) => request_id)).toEqual(EXPECTED.map(() => null));
    const rows = parse<Record<string, string>>((await read('ledger/export')).body, { columns: true });
    expect(rows.map(({ request_id }) => request_id)).toEqual(EXPECTED.map(() => ''));
  } finally {
    await owner.query('alter function actions_api.not_yet_offered(uuid, uuid[]) rename to request_ids_of_runs_v1');
    await owner.end();
  }
});
