import { toSdk } from '@declic/action-snippets';
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actions } from './catalogue/catalogue';
import { findShownExample } from './modules/documentation/snippets/action-snippets';
import { aCaller, type TestCaller } from './testing/a-caller';
import { readBalance } from './testing/a-ledger';
import { type Fault, FaultyProxy } from './testing/faulty-proxy';
import { CallRecorder } from './testing/snippets/call-recorder';
import { startActions } from './testing/start-actions';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
/** Below the workspace, so that the package finds its dependency. */
const FOLDER = join(ROOT, `dist/sdk-test-${process.pid}`);

type Method = (options?: object) => Promise<Record<string, unknown>>;

interface Sdk {
  waitForRun(client: object, answer: object, options?: object): Promise<object>;
  createDeclic(options: { apiKey: string; baseUrl: string; retries?: number }): Record<string, Method>;
  readonly DeclicError: new (...values: never[]) => Error;
}

const proxy = await FaultyProxy.start();
const { db, app } = await startActions({ env: { PUBLIC_URL: proxy.origin } });
let sdk: Sdk;

beforeAll(async () => {
  await app.nest.listen(0, '127.0.0.1');
  proxy.target = await app.nest.getUrl();
  await run(process.execPath, [join(ROOT, 'tools/sdk/main.ts'), FOLDER], { cwd: ROOT });
  sdk = (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, 'dist/index.js')).href)) as Sdk; // as its types say
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await rm(FOLDER, { recursive: true, force: true });
});

beforeEach(() => {
  proxy.keys.length = 0;
});

function createClient({ token }: TestCaller) {
  const client = sdk.createDeclic({ apiKey: token, baseUrl: proxy.origin });
  return (name: string, options?: object) => {
    const method = client[name];
    if (!method) throw new Error(`The client has no method ${name}.`);
    return method.call(client, options);
  };
}

const toMethod = (slug: string) =>
  `run_${slug}`.replaceAll(/[_-]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

describe('the generated client', () => {
  it.each(actions.filter(({ network }) => network !== 'required').slice(0, 5))('runs $slug', async (action) => {
    const example = findShownExample(action);
    const call = createClient(await aCaller(db, { credits: 1_000 }));
    const data = example && ('data' in example.expect ? example.expect.data : example.expect.part);
    expect(await call(toMethod(action.slug), { body: example?.input })).toMatchObject({
      data,
      cost: action.credit_cost,
    });
  });

  it('has a method for each action', () => {
    const client = sdk.createDeclic({ apiKey: 'x', baseUrl: proxy.origin });
    for (const { slug } of actions) expect([slug, typeof client[toMethod(slug)]]).toEqual([slug, 'function']);
  });

  it('uses the catalogue, files, and actions by their names', async () => {
    const call = createClient(await aCaller(db));
    expect(await call('listActionDefinitions')).toHaveLength(actions.length);
    expect(await call('getActionDefinition', { path: { slug: 'email_validate' } })).toMatchObject({ credit_cost: 1 });
    const file = await call('uploadFile', { body: { name: 'a.csv', file: 'data:text/csv;base64,YSxiCjEsMgo=' } });
    expect(await call('listFiles')).toMatchObject([{ id: file['id'] }]);
    const input = { email: 'someone@gmial.com' };
    expect(await call('runActionByName', { body: { action: 'email_validate', arguments: input } })).toMatchObject({
      cost: 1,
    });
    expect(await call('validateEmail', { body: input })).toMatchObject({ balance: 98 });
  });

  it.each<[string, Fault]>([
    ['429 before the call', { kind: 'refuse', status: 429 }],
    ['503 before the call', { kind: 'refuse', status: 503 }],
    ['503 instead of the answer', { kind: 'lose-answer' }],
    ['a lost connection instead of the answer', { kind: 'cut' }],
  ])('repeats a call after %s under one key, and it is debited once', async (_, fault) => {
    const caller = await aCaller(db);
    const call = createClient(caller);
    proxy.faults.push(fault);
    const started = performance.now();
    const result = await call('runEmailValidate', { body: { email: 'someone@gmial.com' } });
    expect(result).toMatchObject({ cost: 1, balance: 99 });
    expect(await readBalance(db, caller)).toBe(99);
    expect(proxy.keys).toHaveLength(2);
    expect(proxy.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(proxy.keys[1]).toBe(proxy.keys[0]);
    if (fault.kind !== 'cut') expect(performance.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  it('sends each call under a key of its own, unless the caller names one', async () => {
    const call = createClient(await aCaller(db));
    const body = { email: 'someone@gmial.com' };
    await call('runEmailValidate', { body });
    expect(await call('runEmailValidate', { body })).toMatchObject({ balance: 98 });
    await call('runEmailValidate', { body, headers: { 'Idempotency-Key': 'mine' } });
    expect(await call('runEmailValidate', { body, headers: { 'Idempotency-Key': 'mine' } })).toMatchObject({
      balance: 97,
    });
    expect(new Set(proxy.keys).size).toBe(3);
  });

  it('waits for a call that is answered later, and gives its answer or throws its problem', async () => {
    app.startWorker();
    const { token } = await aCaller(db);
    const client = sdk.createDeclic({ apiKey: token, baseUrl: proxy.origin });
    const send = (name: string, body: object) =>
      client[name]?.({ body, headers: { Prefer: 'respond-async' } }) ?? Promise.reject(new Error(`No method ${name}`));
    const accepted = await send('runEmailValidate', { email: 'someone@gmial.com' });
    expect(accepted).toMatchObject({ status: 202, cost: 1 });
    const options = { intervalMs: 100, timeoutMs: 20_000 };
    const answer = await sdk.waitForRun(client, accepted, options);
    expect(answer).toMatchObject({ status: 200, data: { suggestion: 'someone@gmail.com' } });
    expect(await sdk.waitForRun(client, answer, options)).toBe(answer);
    // Not a PDF, which is found out when it is read.
    const broken = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 broken').toString('base64')}`;
    const failing = await send('runSummarizePdf', { file: broken });
    await expect(sdk.waitForRun(client, failing, options)).rejects.toMatchObject({
      code: 'unusable_input',
      problem: { cost: 0 },
    });
  });

  it('gives up after three repetitions', async () => {
    const call = createClient(await aCaller(db));
    proxy.faults.push(...Array<Fault>(5).fill({ kind: 'refuse', status: 503 }));
    await expect(call('runEmailValidate', { body: { email: 'a@b.fr' } })).rejects.toMatchObject({ status: 503 });
    expect(proxy.keys).toHaveLength(4);
    proxy.faults.length = 0;
  });

  it('throws what was refused, and does not repeat it', async () => {
    const refused = createClient(await aCaller(db))('runEmailValidate', { body: {} });
    await expect(refused).rejects.toBeInstanceOf(sdk.DeclicError);
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      status: 422,
      problem: { errors: [{ field: 'email' }] },
    });
    expect(proxy.keys).toHaveLength(1);
  });
});

it.each(['README.md', '../../services/actions/src/modules/documentation/guides/sdk.md'])(
  'compiles and runs the snippet of %s',
  async (path) => {
    const [, snippet = ''] = /```ts\n(.*?)```/s.exec(await readFile(join(FOLDER, path), 'utf8')) ?? [];
    expect(snippet).toContain("from '@declic/sdk'");
    const { token } = await aCaller(db);
    await writeFile(join(FOLDER, 'snippet.ts'), snippet.replace('http://localhost:4000', proxy.origin));
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const options = [
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom',
      '--types',
      'node',
      '--strict',
    ];
    await run(process.execPath, [compiler, 'snippet.ts', '--skipLibCheck', ...options], { cwd: FOLDER });
    const env = { ...process.env, DECLIC_API_KEY: token };
    const { stdout } = await run(process.execPath, ['snippet.js'], { cwd: FOLDER, env });
    expect(stdout).toBe('someone@gmail.com 1\n');
  },
);

it('sends the bytes of the form from the snippets of all actions', async () => {
  const recorder = await CallRecorder.start();
  const { origin } = recorder;
  const calls = actions.flatMap(({ slug, examples }) => examples.map(({ input }) => ({ origin, slug, input })));
  const [importLine = ''] = toSdk({ origin, slug: 'iban_validate', input: {} }).split('\n', 1);
  const blocks = calls.map((call) => `{${toSdk(call).replace(importLine, '')}}`);
  await writeFile(join(FOLDER, 'snippets.mjs'), [importLine, ...blocks].join('\n'));
  const env = { PATH: process.env['PATH'], DECLIC_API_KEY: 'dc_live_typed' };
  await run(process.execPath, ['snippets.mjs'], { cwd: FOLDER, env, maxBuffer: 16 * 1024 * 1024 });
  const sent = recorder.take().map(({ method, path, headers, body }) => {
    const { authorization, 'content-type': type } = headers;
    return { method, path, authorization, type, body: body.toString() };
  });
  await recorder.stop();
  const common = { method: 'POST', authorization: 'Bearer dc_live_typed', type: 'application/json' };
  expect(sent).toEqual(
    calls.map(({ slug, input }) => ({ ...common, path: `/v1/actions/${slug}`, body: JSON.stringify(input) })),
  );
});
