import { expect, it } from 'vitest';
import cases from './egress.cases.json';
import { createLint } from './testing/create-lint.ts';

const lint = createLint({
  ruleFilter: ({ ruleId }) => ruleId === 'egress/guarded-fetch' || ruleId === 'no-restricted-globals',
});

async function countErrors(file: string, code: string): Promise<number> {
  const messages = await lint(file, code);
  return messages.length;
}

const SERVICE = 'services/actions/src/modules/runs/runs.service.ts';
const KIT = 'libs/nest-kit/src/http/page.ts';
const EDGE = 'deploy/edge/src/http/answer-unreadable.ts';
const LIBRARY = 'libs/action-router/src/match-shape.ts';

it.each(cases.refused)('refuses in services and in the kit: %s', async (code) => {
  expect(await countErrors(SERVICE, code)).toBe(1);
  expect(await countErrors(KIT, code)).toBe(1);
});

it.each([EDGE, LIBRARY])('refuses in the edge and in every library: %s', async (file) => {
  expect(await countErrors(file, 'export const answer = fetch("https://a.example/");')).toBe(1);
});

it.each(cases.accepted)('accepts: %s', async (code) => {
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
