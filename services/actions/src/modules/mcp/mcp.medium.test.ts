import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { acceptRun } from '../../testing/deferred-call';
import { AddKeyProxy } from '../../testing/add-key-proxy';
import { startActions } from '../../testing/start-actions';

const proxy = await AddKeyProxy.start();
afterAll(() => proxy.stop());
const env = { PUBLIC_URL: proxy.origin };
const { db, app } = await startActions({ env });

describe('the catalogue for assistants', () => {
  const url = () => new URL('/v1/mcp', proxy.origin);

  beforeAll(async () => {
    await app.nest.listen(0, '127.0.0.1');
    proxy.target = await app.nest.getUrl();
  });

  async function connect(caller: TestCaller): Promise<Client> {
    proxy.authorization = caller.headers.authorization;
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(url()));
    return client;
  }

  it('names what each tool does and costs', async () => {
    const { tools } = await (await connect(await aCaller(db))).listTools();
    expect(tools.find(({ name }) => name === 'email_validate')).toMatchObject({
      description: expect.stringMatching(/Costs 1 credit\.$/) as string,
      inputSchema: { type: 'object', required: ['email'] },
    });
  });

  it('runs an action for the holder of a key, and charges it', async () => {
    const caller = await aCaller(db);
    const client = await connect(caller);
    const result = await client.callTool({ name: 'email_validate', arguments: { email: 'someone@gmial.com' } });
    expect(result).toMatchObject({
      structuredContent: { suggestion: 'someone@gmail.com' },
      _meta: { 'declic/call': { cost: 1, balance: 99 } },
    });
    expect(await readBalance(db, caller)).toBe(99);
  });

  it.each([
    ['email_validate', {}, 'validation_failed', /Some fields are missing or wrong\.\n- email: Email is required/],
    ['nothing', {}, 'action_not_found', /The action "nothing" could not be found/],
  ])('says what is wrong with a call of %s, and charges nothing', async (name, input, code, message) => {
    const caller = await aCaller(db);
    expect(await (await connect(caller)).callTool({ name, arguments: input })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(message) as string }],
      _meta: { 'declic/problem': { code } },
    });
    expect(await readBalance(db, caller)).toBe(100);
  });

  describe('the terms of a call', () => {
    const validEmail = { name: 'email_validate', arguments: { email: 'someone@gmial.com' } };

    it('debit a repetition under an idempotency key once, and give the same result', async () => {
      const caller = await aCaller(db);
      const client = await connect(caller);
      const call = { ...validEmail, _meta: { 'declic/idempotency_key': 'one' } };
      const [first, second] = [await client.callTool(call), await client.callTool(call)];
      expect(second.structuredContent).toEqual(first.structuredContent);
      expect(first._meta?.['declic/call']).not.toHaveProperty('replayed');
      expect(second._meta?.['declic/call']).toMatchObject({ cost: 1, replayed: true });
      const other = await client.callTool({ ...call, arguments: { email: 'other@gmial.com' } });
      expect(other).toMatchObject({ isError: true, _meta: { 'declic/problem': { code: 'idempotency_key_reused' } } });
      expect(await readBalance(db, caller)).toBe(99);
    });

    it('know an action by an alias as the same call', async () => {
      const caller = await aCaller(db);
      const given = { phone: '+33 6 12 34 56 78' };
      const headers = { ...caller.headers, 'idempotency-key': 'one' };
      const first = await app.inject({ method: 'POST', url: '/v1/actions/phone_parse', headers, payload: given });
      const client = await connect(caller);
      for (const name of ['phone_parse', 'phone_validate'])
        expect(
          await client.callTool({ name, arguments: given, _meta: { 'declic/idempotency_key': 'one' } }),
        ).toMatchObject({ structuredContent: first.json().data, _meta: { 'declic/call': { replayed: true } } });
      expect(await readBalance(db, caller)).toBe(99);
    });

    it('name the run of a call that runs later, and give its result when it has ended', async () => {
      const caller = await aCaller(db);
      const id = await acceptRun(app, caller, {
        slug: validEmail.name,
        payload: validEmail.arguments,
        headers: { 'idempotency-key': 'one' },
      });
      const client = await connect(caller);
      const repeat = () => client.callTool({ ...validEmail, _meta: { 'declic/idempotency_key': 'one' } });
      expect(await repeat()).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining(`${proxy.origin}/v1/runs/${id}`) as string }],
        _meta: { 'declic/problem': { code: 'idempotency_in_progress' } },
      });
      await app.runJobs();
      expect(await repeat()).toMatchObject({
        structuredContent: { suggestion: 'someone@gmail.com' },
        _meta: { 'declic/call': { cost: 1, replayed: true } },
      });
      expect(await readBalance(db, caller)).toBe(99);
    });

    it('can be headers of the message', async () => {
      const caller = await aCaller(db);
      const send = () =>
        app.inject({
          method: 'POST',
          url: '/v1/mcp',
          headers: {
            ...caller.headers,
            accept: 'application/json, text/event-stream',
            host: new URL(proxy.origin).host,
            'idempotency-key': 'one',
          },
          payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: validEmail },
        });
      await send();
      expect((await send()).json()).toMatchObject({ result: { _meta: { 'declic/call': { replayed: true } } } });
      expect(await readBalance(db, caller)).toBe(99);
    });

    it.each(['true', 'True', '1', 'false'])(
      'run nothing with the header Dry-Run, unless it is false: %s',
      async (dryRun) => {
        const caller = await aCaller(db);
        const answer = await app.inject({
          method: 'POST',
          url: '/v1/mcp',
          headers: {
            ...caller.headers,
            accept: 'application/json, text/event-stream',
            host: new URL(proxy.origin).host,
            'dry-run': dryRun,
          },
          payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: validEmail },
        });
        const isRun = dryRun === 'false';
        expect(answer.json()).toMatchObject(
          isRun
            ? { result: { structuredContent: { suggestion: 'someone@gmail.com' } } }
            : { status: 422, code: 'validation_failed', errors: [{ in: 'header', field: 'dry-run' }] },
        );
        expect(await readBalance(db, caller)).toBe(isRun ? 99 : 100);
      },
    );

    it.each([
      [{ 'declic/max_credits': 0 }, 'max_credits_exceeded', /./],
      [{ 'declic/max_credits': '1' }, 'validation_failed', /- _meta\.declic\/max_credits: must be a whole number/],
      [{ 'declic/idempotency_key': 'a b' }, 'validation_failed', /- _meta\.declic\/idempotency_key: must be 1 to 255/],
      [{ 'declic/files': 'text' }, 'validation_failed', /- _meta\.declic\/files: can only be "links"/],
    ])('refuse a call with %o, and charge nothing', async (_meta, code, message) => {
      const caller = await aCaller(db);
      expect(await (await connect(caller)).callTool({ ...validEmail, _meta })).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(message) as string }],
        _meta: { 'declic/problem': { code } },
      });
      expect(await readBalance(db, caller)).toBe(100);
    });
  });

  it('counts invalid calls, and logs them as refused', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    const send = (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/v1/mcp',
        headers: { ...caller.headers, accept: 'application/json, text/event-stream', host: new URL(proxy.origin).host },
        payload,
      });
    const invalid = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'email_validate', arguments: {} } };
    const answers = [];
    for (let index = 0; index < 70; index += 1) answers.push((await send(invalid)).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
    expect((await send([invalid, invalid])).statusCode).not.toBe(200);
    const rows = () =>
      db.owner.query<{ status: number; code: string; action: string }[]>(
        `select distinct status, code, action from request_log where user_id = $1 and status = 422`,
        [caller.userId],
      );
    await expect.poll(rows).toEqual([{ status: 422, code: 'validation_failed', action: 'email_validate' }]);
  });

  it('asks for a key', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await app.inject({ method: 'POST', url: '/v1/mcp', payload: body })).statusCode).toBe(401);
  });
});
