import { withUser } from '@declic/nest-kit';
import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { listStatement, type RequestPlace } from './list-statement';
import { KEPT_MS, type RequestSelection } from './request-selection';

/** Of one account, over 30 days. One in a thousand failed, one in 500 was another action. */
const MANY = 100_000;

const userId = '019aa1de-92f8-7443-a9d2-0123456789ab';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase(database, { also: ['accounts'] });
  await db.owner.query(
    `insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
     select (substr(first_id_of(now() - interval '30 days' * place / $2)::text, 1, 23) || '-' || lpad(to_hex(place), 12, '0'))::uuid,
       $1, md5(place::text), case when place % 500 = 7 then 'rare' else 'email_validate' end, 'run',
       case when place % 1000 = 3 then 503 else 200 end, null, 5, 1, 0
     from generate_series(1, $2::integer) place`,
    [userId, MANY],
  );
  await db.owner.query('analyze request_log');
});

afterAll(() => db.stop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

const all: RequestSelection = {
  from: new Date(Date.now() - KEPT_MS),
  until: undefined,
  outcome: undefined,
  action: undefined,
  requestId: undefined,
};

/** As the service reads it: under its login, as the user. */
async function explainPlan(selection: Partial<RequestSelection>, place: Partial<RequestPlace>): Promise<Plan> {
  const { text, values } = listStatement(userId, { ...all, ...selection }, { limit: 51, ...place });
  const [row] = await withUser(db.dataSource, userId, (manager) =>
    manager.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(`explain (analyze, buffers, format json) ${text}`, values),
  );
  if (!row) throw new Error('There is no plan.');
  return row['QUERY PLAN'][0].Plan;
}

function listNodes(plan: Plan): string[] {
  return [plan['Node Type'], ...(plan.Plans ?? []).flatMap(listNodes)];
}

const aMonthAgo = '019a0000-0000-7000-8000-000000000000';

it.each<[string, Partial<RequestSelection>, Partial<RequestPlace>]>([
  ['the newest', {}, {}],
  ['those of the last day', { from: new Date(Date.now() - 86_400_000) }, {}],
  ['those until a week ago', { until: new Date(Date.now() - 7 * 86_400_000) }, {}],
  ['the few that failed', { outcome: 'failed' }, {}],
  ['none that were refused', { outcome: 'refused' }, {}],
  ['those that succeeded', { outcome: 'succeeded' }, {}],
  ['those of a rare action', { action: 'rare' }, {}],
  ['those of an action never called', { action: 'never' }, {}],
  ['one by its request id', { requestId: '5058f1af8388633f609cadb75a75dc9d' }, {}],
  ['a page far back', {}, { before: aMonthAgo }],
  ['the page before it', {}, { after: aMonthAgo }],
])('reads %s of many calls by an index, without reading the others', async (_, selection, place) => {
  const plan = await explainPlan(selection, place);
  expect(listNodes(plan)).not.toContain('Seq Scan');
  // 100,000 rows fill 1,900 pages.
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(400);
});
