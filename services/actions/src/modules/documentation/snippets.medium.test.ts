import type { Snippet } from '@declic/action-snippets';
import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Marked, type Tokens } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, findAction } from '../../catalogue/catalogue';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { Receiver } from '../../testing/a-receiver';
import { acceptRun } from '../../testing/deferred-call';
import { startActions } from '../../testing/start-actions';
import { expandGuide } from './guides/expand-guide';
import { guides } from './guides/guides';
import { groupCode } from './pages/render-markdown';
import { createSnippets, findShownExample } from './snippets/action-snippets';

const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const receiver = await Receiver.start();
afterAll(() => receiver.stop());
const { db, app } = await startActions({ env: { PUBLIC_URL: origin, EGRESS_ALLOWED_ORIGINS: receiver.origin } });

/** Actions that read pages of the web, which a test has none of. */
const NEEDS_THE_WEB = actions.filter(({ network }) => network === 'required').map(({ slug }) => slug);

const PROGRAMS = {
  sh: ['bash', '-e', '-o', 'pipefail', '-c'],
  js: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
} as const;

let folder = '';
const hasPython = (await run({ language: 'python', code: 'print(1)' }, '')).exitCode === 0;
if (!hasPython && process.env['CI']) throw new Error('The snippets in Python need python3.');
if (!hasPython) console.warn('Snippets in Python are not executed: this machine has no python3.');

beforeAll(async () => {
  await app.nest.listen(port, '127.0.0.1');
  app.startWorker();
  folder = await mkdtemp(join(tmpdir(), 'snippets-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a program finds beside its code. */
interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

async function run({ language, code }: Snippet, key: string, { env: more = {}, input = '' }: Surroundings = {}) {
  const [program, ...options] = PROGRAMS[language];
  const env = { PATH: process.env['PATH'], DECLIC_API_KEY: key, ...more };
  const child = spawn(program, [...options, code], { cwd: folder || tmpdir(), env, timeout: 50_000 });
  // One that does not read its input ends before it is written.
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number>((resolve) => {
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
    child.on('error', () => resolve(127));
  });
  const [output, errors, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, exitCode };
}

const isRunnable = ({ language }: Snippet) => hasPython || language !== 'python';

/** What the snippet prints; nothing where its program is missing. */
async function runWell(snippet: Snippet, caller: TestCaller): Promise<string | undefined> {
  if (!isRunnable(snippet)) return undefined;
  const { output, errors, exitCode } = await run(snippet, caller.token);
  expect(exitCode, `${snippet.code}\n${errors}`).toBe(0);
  return output;
}

interface Fence {
  readonly language: string;
  readonly kind: string | undefined;
  readonly code: string;
}

const readGuide = (markdown: string) => new Marked().lexer(expandGuide(markdown, { publicUrl: origin, findAction }));

function listFences(markdown: string): Fence[] {
  return readGuide(markdown)
    .filter((token) => token.type === 'code')
    .map((token) => {
      const { lang = '', text: code } = token as Tokens.Code; // by its type
      const [language = '', kind] = lang.split(' ');
      return { language, kind, code };
    });
}

/** Members of an answer that differ from call to call. */
const CHANGING = new Set(['balance', 'duration_ms', 'request_id']);

function steady(shown: string): unknown {
  return JSON.parse(shown, (key, value: unknown) => (CHANGING.has(key) ? undefined : value));
}

/** Their snippets show no JSON: each has a test of its own below. */
const TESTED_APART = ['idempotency', 'limits'];

/** A reader follows a guide in one language, so each has an account of its own. */
async function createReaders() {
  const [sh, js, python] = await Promise.all([1, 2, 3].map(() => aCaller(db, { credits: 100 })));
  if (!sh || !js || !python) throw new Error('Three accounts were made.');
  return { sh, js, python };
}

describe.each(guides.filter(({ slug }) => !TESTED_APART.includes(slug)))('the guide "$title"', ({ slug, markdown }) => {
  // The exit code says little: `curl` and `fetch` succeed with refusals, too.
  it('has snippets that run, each with the answer that it gets', async () => {
    const readers = await createReaders();
    let outputs: (string | undefined)[] = [];
    for (const { language, kind, code } of listFences(markdown)) {
      if (kind === 'answer') {
        expect(outputs.length).toBeGreaterThan(0);
        for (const output of outputs)
          if (output !== undefined) expect(JSON.parse(output)).toMatchObject(steady(code) as object); // a JSON object or list
        outputs = [];
      } else if (kind === 'verify') {
        // Executed by the test of signatures below.
        expect(isProgram(language)).toBe(true);
      } else if (isProgram(language)) {
        const output = await runWell({ language, code }, readers[language]);
        if (code.includes(origin)) outputs.push(output);
        else expect(output ?? '', 'of a snippet that calls nothing').toBe('');
      } else {
        // Executed by the test below, and by that of the client.
        expect(`${language} ${kind ?? ''}`.trim()).toMatch(/^(json mcp|ts)$/);
        expect(slug).toBe(language === 'ts' ? 'sdk' : 'mcp');
      }
    }
    expect(outputs, 'of snippets without an answer').toEqual([]);
  });
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function isProgram(language: string): language is Snippet['language'] {
  return language in PROGRAMS;
}

it('connects an assistant with the shown configuration', async () => {
  const shown = listFences(guides.find(({ slug }) => slug === 'mcp')?.markdown ?? '').find(
    ({ kind }) => kind === 'mcp',
  );
  const { token } = await aCaller(db);
  const { mcpServers } = JSON.parse(shown?.code.replace('<your key>', token) ?? '') as {
    mcpServers: { declic: { url: string; headers: Record<string, string> } };
  };
  const { url, headers } = mcpServers.declic;
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  expect((await client.listTools()).tools).toHaveLength(actions.length);
  await client.close();
});

it('shows how a signature is checked', async () => {
  const guide = guides.find(({ slug }) => slug === 'long-actions')?.markdown ?? '';
  const snippets = listFences(guide).filter(({ kind }) => kind === 'verify');
  expect(snippets.map(({ language }) => language)).toEqual(['sh', 'js', 'python']);
  const caller = await aCaller(db);
  const payload = { email: 'someone@gmial.com' };
  await acceptRun(app, caller, { slug: 'email_validate', payload, callbackUrl: `${receiver.origin}/hook` });
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
  const [callback] = receiver.received;
  const { secret } = (await app.inject({ method: 'GET', url: '/v1/webhook-secret', headers: caller.headers })).json<{
    secret: string;
  }>();
  const header = (name: string) => String(callback?.headers[name]);
  const env = {
    WEBHOOK_ID: header('webhook-id'),
    WEBHOOK_TIMESTAMP: header('webhook-timestamp'),
    WEBHOOK_SIGNATURE: header('webhook-signature'),
    WEBHOOK_SECRET: secret,
  };
  const input = callback?.body ?? '';
  const old = { ...env, WEBHOOK_TIMESTAMP: String(Number(env.WEBHOOK_TIMESTAMP) - 600) };
  for (const { language, code } of snippets) {
    if (!isProgram(language) || !isRunnable({ language, code })) continue;
    const check = (surroundings: Surroundings) => run({ language, code }, '', surroundings);
    expect([language, (await check({ env, input })).output]).toEqual([language, 'valid\n']);
    expect([language, (await check({ env, input: `${input} ` })).exitCode]).toEqual([language, 1]);
    expect([language, (await check({ env: old, input })).exitCode]).toEqual([language, 1]);
  }
});

/** The languages in which the page shows each call. */
function listCalls(markdown: string): string[][] {
  const choices = groupCode(readGuide(markdown)).flatMap((group) => ('code' in group ? [group.code] : []));
  return choices
    .filter((blocks) => blocks.some(({ language, code }) => isProgram(language) && code.includes(origin)))
    .map((blocks) => blocks.map(({ language }) => language));
}

it.each(guides.filter(({ slug }) => slug !== 'sdk'))(
  'shows each call of the guide "$title" in three languages',
  ({ markdown }) => {
    for (const languages of listCalls(markdown)) expect(languages).toEqual(['sh', 'js', 'python']);
  },
);

it('shows the headers that say how many calls are left', async () => {
  const guide = guides.find(({ slug }) => slug === 'limits')?.markdown ?? '';
  const programs = listFences(guide).flatMap(({ language, code }) => (isProgram(language) ? [{ language, code }] : []));
  expect(programs).toHaveLength(3);
  for (const snippet of programs.filter(isRunnable)) {
    const output = await runWell(snippet, await aCaller(db, { plan: 'solo' }));
    expect(output?.toLowerCase()).toMatch(
      /^ratelimit-policy: "default";q=60;w=60\r?\nratelimit: "default";r=59;t=\d+\r?\n$/,
    );
  }
});

it('shows a repeated call that is answered from the first one', async () => {
  const guide = guides.find(({ slug }) => slug === 'idempotency')?.markdown ?? '';
  const programs = listFences(guide).flatMap(({ language, code }) => (isProgram(language) ? [{ language, code }] : []));
  expect(programs).toHaveLength(3);
  for (const snippet of programs.filter(isRunnable)) {
    const output = await runWell(snippet, await aCaller(db, { credits: 10 }));
    expect(output?.match(/"balance": ?9\b/g), output).toHaveLength(2);
  }
});

/** The journey of a newcomer executes its snippet: here, a video would take its time from other tests. */
const RUN_BY_A_JOURNEY = 'promo_video';

const shownActions = actions.filter(({ slug }) => !NEEDS_THE_WEB.includes(slug) && slug !== RUN_BY_A_JOURNEY);

describe.each(shownActions.map((action, index) => ({ slug: action.slug, action, index })))(
  'the page of $slug',
  ({ action, index }) => {
    // That the snippets of the other languages send the same bytes is proven in `snippet-bytes.test.ts`.
    it('has snippets whose calls answer what its example says, each language at every third action', async () => {
      const caller = await aCaller(db, { credits: 1_000 });
      const example = findShownExample(action);
      expect(example).toBeDefined();
      if (!example) return;
      const snippets = createSnippets(action.slug, example.input, origin).filter(isRunnable);
      const snippet = snippets[index % snippets.length];
      const answer: unknown = JSON.parse((snippet && (await runWell(snippet, caller))) ?? '');
      expect(answer).toMatchObject({ status: 200, cost: action.credit_cost });
      // With given ports it is the answer of another day, or of other pages.
      const data = 'data' in example.expect ? example.expect.data : example.expect.part;
      if (example.given === undefined) expect(answer).toMatchObject({ data });
    });
  },
);

it('executes the snippets of all actions but those that need the web, and one that a journey executes', () => {
  expect(NEEDS_THE_WEB.length).toBeLessThan(actions.length);
  const journey = readFileSync(join(import.meta.dirname, '../../../../../e2e/journeys/newcomer.spec.ts'), 'utf8');
  expect(journey).toContain(`slug: '${RUN_BY_A_JOURNEY}'`);
});
