import { workBeforeAnswer } from '@declic/nest-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { aCaller, asAccounts, revoke } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';
import { CallersRepository } from './callers.repository';

const { db, app, startReplica } = await startActions();
const replicas = [app, await startReplica()] as const;

const call = (
  authorization: string | undefined,
  replica: 0 | 1 = 0,
  payload = '{"email":"ada@example.com"}',
  remoteAddress = '192.0.2.1',
) =>
  replicas[replica].inject({
    method: 'POST',
    remoteAddress,
    url: '/v1/actions/email_validate',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    payload,
  });

const unknown = `Bearer dc_live_${'0'.repeat(48)}`;
const malformed = {
  'a short one': 'Bearer x',
  'another scheme': 'Basic eDp5',
  'a scheme without a key': 'Bearer',
  'two keys': `${unknown} dc_live_1`,
  'a long one': `Bearer ${'a'.repeat(5_000)}`,
  'an empty header': '',
  'no header': undefined,
};

describe('a key that was revoked', () => {
  it('is refused by every replica from the next request on', async () => {
    const { headers, userId } = await aCaller(db);
    for (const replica of [0, 1] as const) expect((await call(headers.authorization, replica)).statusCode).toBe(200);
    await revoke(db, userId);
    for (const replica of [0, 1] as const)
      expect((await call(headers.authorization, replica)).json().code).toBe('invalid_api_key');
  });

  it('is replaced by its successor in every replica from the next request on', async () => {
    const { headers, userId } = await aCaller(db);
    await call(headers.authorization);
    await revoke(db, userId);
    const { token } = await aCaller(db);
    await asAccounts(db, 'update api_key set user_id = $1 where token_hash = sha256($2)', [userId, Buffer.from(token)]);
    for (const replica of [0, 1] as const)
      expect((await call(`Bearer ${token}`, replica)).json()).toMatchObject({ balance: 98 - replica });
    expect((await call(headers.authorization, 1)).statusCode).toBe(401);
  });
});

describe('a refused key', () => {
  const revoked = async () => {
    const { headers, userId } = await aCaller(db);
    await revoke(db, userId);
    return headers.authorization;
  };

  it('gets one answer, whether it is unknown, revoked or malformed', async () => {
    const answers = await Promise.all([unknown, await revoked(), ...Object.values(malformed)].map((it) => call(it)));
    const seen = answers.map(({ statusCode, headers, body }) => {
      const { date: _date, 'x-request-id': requestId, ...rest } = headers;
      return { statusCode, headers: rest, body: body.replace(String(requestId), 'ID') };
    });
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(seen[0]).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } });
  });

  it.each(Object.entries({ 'an unknown one': unknown, ...malformed }))(
    'costs one look-up: %s',
    async (_, authorization) => {
      const lookup = vi.spyOn(replicas[0].nest.get(CallersRepository), 'findByTokenHash');
      await call(authorization);
      expect(lookup.mock.calls.map(([hash]) => hash.length)).toEqual([32]);
    },
  );

  it('costs the same statements in every case, which an accepted key exceeds', async () => {
    const statementsFor = async (authorization: string | undefined) =>
      (await workBeforeAnswer(() => call(authorization))).statements;
    const lookUp = await statementsFor(unknown);
    expect(lookUp).toHaveLength(1);
    for (const authorization of [await revoked(), ...Object.values(malformed)])
      expect(await statementsFor(authorization)).toEqual(lookUp);

    const { headers } = await aCaller(db);
    const accepted = await statementsFor(headers.authorization);
    expect(accepted.slice(0, 1)).toEqual(lookUp);
    expect(accepted.length).toBeGreaterThan(1);
  });

  it('is refused before anything else is said, unreadable JSON and headers included', async () => {
    expect((await call(unknown, 0, '{"email":')).json().code).toBe('invalid_api_key');
    const headers = { authorization: unknown, 'max-credits': 'many' };
    const answer = await replicas[0].inject({ method: 'POST', url: '/v1/actions/nothing', headers, payload: [] });
    expect(answer.json().code).toBe('invalid_api_key');
  });
});
