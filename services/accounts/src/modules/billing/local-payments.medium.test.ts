import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Principal } from '@declic/nest-kit';
import { Jobs } from '@declic/nest-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import { UPDATE_CUSTOMER } from './billing.jobs';

const SECRET = 'a secret of the stack, 32 characters or more';
const ROOT = join(import.meta.dirname, '../../../../..');

const port = await freePort();
const { db, app } = await startAccounts({
  env: { PAYMENTS_URL: `http://127.0.0.1:${port}`, PAYMENTS_SECRET: SECRET },
});
const folder = await mkdtemp(join(tmpdir(), 'declic-payments-'));
let provider: ChildProcess | undefined;
let user: Principal;

beforeAll(() => app.nest.listen(0, '127.0.0.1'));

afterAll(async () => {
  await stopProvider();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  user = await aUser(db);
  await startProvider();
});

/** The provider as `npm start` runs it, with its state in the folder of this test. */
async function startProvider(): Promise<void> {
  if (provider) return;
  const webhook = new URL('/api/accounts/payments/webhook', await app.nest.getUrl());
  const env = {
    ...process.env,
    SERVICE_PORT: String(port),
    DATA_DIR: folder,
    PAYMENTS_SECRET: SECRET,
    WEBHOOK_URL: webhook.href,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  provider = spawn(process.execPath, ['tools/payments/main.ts'], { cwd: ROOT, env, stdio: 'inherit' });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}

async function stopProvider(): Promise<void> {
  if (!provider) return;
  const gone = once(provider, 'exit');
  provider.kill('SIGTERM');
  await gone;
  provider = undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo; // listens on TCP
  server.close();
  return free;
}

const post = (path: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/accounts/billing/${path}`,
    headers: app.as(user),
    ...(payload && { payload }),
  });
const overview = async () =>
  (await app.inject({ method: 'GET', url: '/api/accounts/billing', headers: app.as(user) })).json();
const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const openPage = async (path: string, payload?: object): Promise<string> => (await post(path, payload)).json().url;

/** Presses a button of the portal, with what it sends along. */
async function pressIn(portal: string, action: string): Promise<void> {
  const html = await (await fetch(portal)).text();
  const button = html.split('<form ').find((form) => form.includes(`/${action}"`)) ?? '';
  const fields = [...button.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect((await press(`${portal}/${action}`, Object.fromEntries(fields))).status).toBe(303);
}

async function subscribed(priceId: string): Promise<void> {
  await press(await openPage('subscribe', { priceId }), { card: 'works' });
  await expect.poll(overview).toMatchObject({ subscription_status: 'active' });
}

describe('the local provider', () => {
  it('takes a payment and tells the service, which gives the plan and its credits', async () => {
    const url = await openPage('subscribe', { priceId: 'price_build_monthly' });
    expect(await (await fetch(url)).text()).toContain('Pay €49.00');
    const paid = await press(url, { card: 'works' });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      'http://localhost:4000/account?checkout=success&plan=build',
    ]);
    await expect.poll(overview).toMatchObject({ plan: 'build', subscription_status: 'active', credit_balance: 600 });
  });

  it('changes, fails, recovers, cancels and ends a plan through its portal', async () => {
    await subscribed('price_solo_monthly');
    await expect.poll(overview).toMatchObject({ credit_balance: 100 });

    const change = new URL(await openPage('subscribe', { priceId: 'price_build_monthly' }));
    const fields = Object.fromEntries(change.searchParams);
    expect((await press(change.href, fields)).status).toBe(303);
    await expect.poll(overview).toMatchObject({ plan: 'build', credit_balance: 600 });

    const portal = await openPage('portal');
    await pressIn(portal, 'fail-next');
    await pressIn(portal, 'renew');
    await expect.poll(overview).toMatchObject({ subscription_status: 'past_due', credit_balance: 600 });
    await pressIn(portal, 'pay-due');
    await expect.poll(overview).toMatchObject({ subscription_status: 'active', credit_balance: 1200 });

    await pressIn(portal, 'cancel');
    await expect.poll(async () => (await overview()).ends_at).not.toBeNull();
    await pressIn(portal, 'renew');
    await expect.poll(overview).toMatchObject({ plan: 'build', subscription_status: 'canceled', credit_balance: 1200 });
  });

  it('remembers over a restart', async () => {
    await subscribed('price_solo_monthly');
    await stopProvider();
    expect((await post('portal')).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    await startProvider();
    await pressIn(await openPage('portal'), 'renew');
    await expect.poll(overview).toMatchObject({ credit_balance: 200 });
  });

  it('learns the present address of a customer', async () => {
    await subscribed('price_solo_monthly');
    const address = `new-${user.email}`;
    await db.owner.query('update users set email = $2 where id = $1', [user.id, address]);
    await app.nest.get(Jobs).add(db.dataSource.manager, UPDATE_CUSTOMER, { user_id: user.id });
    await app.runJobs();
    expect(await (await fetch(await openPage('portal'))).text()).toContain(address);
  });

  it('sells a plan to a user whose customer it deleted, although the response was lost', async () => {
    await subscribed('price_solo_monthly');
    const [{ customer_id: customer }] = await db.owner.query<[{ customer_id: string }]>(
      'select customer_id from payment_customer where user_id = $1',
      [user.id],
    );
    const headers = { authorization: `Bearer ${SECRET}` };
    await fetch(`http://127.0.0.1:${port}/v1/customers/${customer}`, { method: 'DELETE', headers });
    await expect.poll(overview).toMatchObject({ subscription_status: 'canceled' });
    await subscribed('price_build_monthly');
    await expect.poll(overview).toMatchObject({ plan: 'build', credit_balance: 700 });
  });

  it('signs its events with the shared secret', async () => {
    const forged = {
      method: 'POST' as const,
      url: '/api/accounts/payments/webhook',
      payload: { type: 'invoice.paid' },
    };
    expect((await app.inject(forged)).json()).toMatchObject({ status: 400, code: 'signature_invalid' });
  });
});
