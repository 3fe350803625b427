import { randomUUID } from 'node:crypto';
import { connectTo, signTestToken, testClaims } from '@declic/nest-kit/testing';
import { expect, it } from 'vitest';
import { anIntakeBody } from '../../testing/intake-body';
import { listen, startFlow } from '../../testing/start-flow';

const { db, app } = await startFlow({ also: ['accounts'] });
const origin = await listen(app);
const accounts = await connectTo(db, 'accounts', 'owner');

async function aSession(): Promise<{ user: string; session: string; headers: { authorization: string } }> {
  const [user, session] = [randomUUID(), randomUUID()];
  await accounts.query(
    `insert into users (id, email, password_hash, verified_at) values ($1::uuid, $1 || '@example.test', 'none', now())`,
    [user],
  );
  await accounts.query(`select open_credit_account($1), grant_credits($1, 5, 'Test credits', 'test')`, [user]);
  await accounts.query(
    `insert into session_family (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [session, user],
  );
  const token = signTestToken({ ...testClaims({ id: user }), sid: session });
  return { user, session, headers: { authorization: `Bearer ${token}` } };
}

const endings: Record<string, string> = {
  'the session ends': `update session_family set ended_at = now(), ended_because = 'signed_out' where user_id = $1`,
  'the account is deleted': 'delete from users where id = $1',
};

it.each(Object.entries(endings))('ends its streams and refuses the next call when %s', async (_, statement) => {
  const { user, headers } = await aSession();
  const other = await aSession();
  const created = await fetch(`${origin}/api/flow/strategies`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(anIntakeBody()),
  });
  const { strategy_id: id } = (await created.json()) as { strategy_id: string };
  const stream = await fetch(`${origin}/api/flow/strategies/${id}/events`, { headers });
  expect(stream.status).toBe(200);

  const ended = stream.text();
  await accounts.query(statement, [user]);
  // Less than the heartbeat of 25 s, which asks again in case the notification was missed.
  await expect(Promise.race([ended, failAfter(15_000)])).resolves.toContain('retry: 1000');
  const list = (session: { headers: Record<string, string> }) => fetch(`${origin}/api/flow/strategies`, session);
  expect((await list({ headers })).status).toBe(401);
  expect((await list(other)).status).toBe(200);
});

function failAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The stream goes on.')), ms));
}
