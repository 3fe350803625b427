import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: WORKSPACE,
  ruleFilter: ({ ruleId }) => ruleId === 'egress/guarded-fetch' || ruleId === 'no-restricted-globals',
  // The rules need no types, and some files of the cases do not exist.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function countErrors(file: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: join(WORKSPACE, file) });
  return result?.messages.length ?? 0;
}

const SERVICE = 'services/actions/src/modules/runs/runs.service.ts';
const KIT = 'libs/nest-kit/src/http/page.ts';

it.each([
  'export const answer = fetch("http://10.0.0.1/");',
  'export const answer = globalThis.fetch("http://10.0.0.1/");',
  'export const get = fetch;',
  'export const socket = new WebSocket("ws://10.0.0.1/");',
  "import { request } from 'undici';\nexport const used = request;",
  "import { get } from 'node:http';\nexport const used = get;",
  "import https from 'https';\nexport const used = https;",
  "import { connect } from 'node:net';\nexport const used = connect;",
  "import * as net from 'node:net';\nexport const used = net;",
  "import { connect } from 'node:tls';\nexport const used = connect;",
  "import { lookup } from 'node:dns/promises';\nexport const used = lookup;",
  "import axios from 'axios';\nexport const used = axios;",
  "import Stripe from 'stripe';\nexport const used = Stripe;",
  "import { createRemoteJWKSet } from 'jose';\nexport const used = createRemoteJWKSet;",
  "import { S3Client } from '@aws-sdk/client-s3';\nexport const used = S3Client;",
  "export * from 'undici';",
  "export { request } from 'undici';",
  "export const load = () => import('undici');",
  "export const load = () => import('node:net');",
  "export const http = process.getBuiltinModule('node:http');",
])('refuses in services and in the kit: %s', async (code) => {
  expect(await countErrors(SERVICE, code)).toBe(1);
  expect(await countErrors(KIT, code)).toBe(1);
});

it.each([
  "import type { IncomingMessage } from 'node:http';\nexport type Used = IncomingMessage;",
  "import { type Agent } from 'undici';\nexport type Used = Agent;",
  "import { isIP } from 'node:net';\nexport const used = isIP;",
  "import { jwtVerify } from 'jose';\nexport const used = jwtVerify;",
  "import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';\nexport const { fetch } = createGuardedFetch();",
  'export const use = ({ fetch }: { fetch: () => void }) => { fetch(); };',
])('accepts: %s', async (code) => {
  expect(await countErrors(SERVICE, code)).toBe(0);
});

it.each([
  ['libs/nest-kit/src/guarded-fetch/send-request.ts', "export const load = () => import('undici');"],
  [
    'libs/nest-kit/src/mail/mailer.ts',
    "import { createTransport } from 'nodemailer';\nexport const used = createTransport;",
  ],
  [
    'services/accounts/src/modules/billing/stripe-payments.ts',
    "import Stripe from 'stripe';\nexport const used = Stripe;",
  ],
  ['services/actions/src/modules/runs/runs.medium.test.ts', 'export const answer = fetch("http://127.0.0.1/");'],
  [
    'services/accounts/src/testing/a-user.ts',
    "import { createServer } from 'node:http';\nexport const used = createServer;",
  ],
])('accepts in %s: %s', async (file, code) => {
  expect(await countErrors(file, code)).toBe(0);
});

it('accepts of a named exception its own client only', async () => {
  const code = "import { request } from 'undici';\nexport const used = request;";
  expect(await countErrors('libs/nest-kit/src/mail/mailer.ts', code)).toBe(1);
});
