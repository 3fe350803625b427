import { aSession, resetSessionForTest } from '@declic/session/testing';
import type { Schemas } from '@declic/openapi/accounts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from '../create-shell';
import { aComposedRemote, aComposition, aRemoteModule } from '../testing/a-remote';

type Overview = Schemas['BillingOverview'];

const overview = (change: Partial<Overview> = {}): Overview => ({
  plan: 'build',
  plan_name: 'Build',
  calls_per_minute: 120,
  renew_at: null,
  ends_at: null,
  scheduled_plan: null,
  payment_failed_at: null,
  key_status: 'active',
  has_api_key: true,
  subscription_status: 'active',
  credit_balance: 700,
  credits_granted_this_cycle: 600,
  credits_used_this_cycle: 0,
  ...change,
});

const pastDue = overview({
  key_status: 'suspended',
  subscription_status: 'past_due',
  payment_failed_at: '2026-11-21T12:00:00.000Z',
});

const tools = aComposedRemote({
  name: 'mf-tools',
  areas: [{ path: '/tools', layout: 'app', access: 'signed-in' }],
});
const site = aComposedRemote({ name: 'mf-site', areas: [{ path: '/site', layout: 'site', access: 'public' }] });

let billing: () => Response | Promise<Response>;
let portal: () => Response;
let asked: string[];
let isSignedIn: boolean;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  resetSessionForTest();
  isSignedIn = true;
  asked = [];
  billing = () => Response.json(pastDue);
  portal = () => Response.json({ url: 'https://pay.example.test/portal' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL((input as Request).url).pathname; // our client sends nothing else
    asked.push(path);
    if (path.endsWith('/session/refresh'))
      return isSignedIn
        ? Response.json({ ...aSession(), refresh_token: null, expires_at: 0 })
        : new Response(null, { status: 204 });
    if (path === '/api/accounts/billing') return billing();
    if (path === '/api/accounts/billing/portal') return portal();
    throw new Error(`unexpected ${path}`);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(path = '/tools') {
  window.history.replaceState(null, '', path);
  render(createShell(aComposition(tools, site), (name) => Promise.resolve(aRemoteModule(name))));
}

const page = (name: string) => screen.findByRole('heading', { level: 1, name: `Page of ${name}` });

it('says on a page of any area that a payment failed, and when, with the way to pay', async () => {
  open();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toBe(
    'Usage is frozen: your payment of November 21, 2026 failed. Your credits are kept.Pay now',
  );
});

it('opens the page of the provider in a new tab', async () => {
  const visited: string[] = [];
  const tab = { opener: {}, document: {}, location: { replace: (url: string) => visited.push(url) } };
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window); // no more is used
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  await expect.poll(() => visited).toEqual(['https://pay.example.test/portal']);
});

it('closes the tab and says so when that page cannot be opened', async () => {
  const close = vi.fn();
  vi.spyOn(globalThis, 'open').mockReturnValue({ opener: {}, document: {}, close } as unknown as Window); // as above
  portal = () => Response.json({ title: 'No.', code: 'payments_unavailable' }, { status: 503 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText('Unable to open billing portal. Please try again.')).toBeTruthy();
  expect(close).toHaveBeenCalled();
});

it('goes by itself once the payment is made', { timeout: 15_000 }, async () => {
  open();
  await screen.findByRole('alert');
  billing = () => Response.json(overview());
  await expect.poll(() => screen.queryByRole('alert'), { timeout: 10_000 }).toBeNull();
});

it('names a plan that has ended, and leads to the plans', async () => {
  billing = () =>
    Response.json(
      overview({ key_status: 'suspended', subscription_status: 'canceled', ends_at: '2026-11-21T12:00:00.000Z' }),
    );
  open();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Usage is frozen: your Build plan ended on November 21, 2026.');
  expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/account#plans');
});

it.each([
  ['all is well', () => Response.json(overview())],
  ['the state cannot be had', () => Response.json({ title: 'Down.', code: 'unavailable' }, { status: 503 })],
])('is not there when %s, and says nothing else', async (_when, answer) => {
  billing = answer;
  open();
  await page('mf-tools');
  await expect.poll(() => asked).toContain('/api/accounts/billing');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks nothing for anonymous visitors, nor on a site with a chrome of its own', async () => {
  open('/site');
  await page('mf-site');
  cleanup();
  isSignedIn = false;
  resetSessionForTest();
  open('/tools');
  await expect.poll(() => location.pathname).toBe('/login');
  expect(asked).not.toContain('/api/accounts/billing');
});
