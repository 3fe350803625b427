import { aBillingOverview, someStats } from '@declic/openapi/factories';
import { neverAnswer, type Operation, refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { clearPage } from '../testing/clear-page';
import { BILLING, CATALOGUE, CREDITS, REQUESTS, STATS, USAGE } from '../testing/endpoints';
import { anAction } from '../testing/factories';
import { pageReplies } from '../testing/page-replies';
import { aRequest, aUsageRow, someCreditHistory, someRequests } from '../testing/usage-factories';
import { withoutLayout } from '../testing/without-layout';

beforeEach(withoutLayout);
afterEach(clearPage);

function open(replies: Replies = {}) {
  const api = serveApi({
    ...pageReplies(),
    [USAGE]: () => [aUsageRow()],
    [CREDITS]: () => someCreditHistory(),
    [CATALOGUE]: () => [anAction({ health_status: 'degraded' })],
    ...replies,
  });
  renderRemote(remote, { url: '/dashboard', session: aSession() });
  return api;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the recent calls', () => {
  it('are the last ten, each with its status and time, and open their request', async () => {
    const api = open();
    const calls = await section('Recent calls');
    const rows = await calls.findAllByRole('row');
    expect(rows).toHaveLength(someRequests().length + 1);
    const [, first] = rows;
    expect(first?.textContent).toContain('200 OK');
    expect(first?.textContent).toContain('12 ms');
    const [link] = calls.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/usage?tab=requests&request=${someRequests()[0]?.request_id}`);
    expect(calls.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/usage?tab=requests');
    expect(api.callsTo(REQUESTS)[0]?.url.searchParams.get('limit')).toBe('10');
  });

  it('name a call without an action', async () => {
    open({
      [REQUESTS]: () => ({
        items: [aRequest({ action: null, status: 401, code: 'invalid_api_key' })],
        older: null,
        newer: null,
      }),
    });
    expect(await (await section('Recent calls')).findByRole('link', { name: /^No action/ })).toBeTruthy();
  });

  it('say what to do where there are none', async () => {
    open({ [REQUESTS]: () => ({ items: [], older: null, newer: null }) });
    const calls = await section('Recent calls');
    expect((await calls.findByRole('link', { name: 'Make the first call' })).getAttribute('href')).toBe('/api');
  });
});

describe('the actions that are used', () => {
  it('are the six most used of 30 days, with their health, and lead to the playground', async () => {
    const rows = Array.from({ length: 8 }, (_, index) =>
      aUsageRow({
        slug: `action_${index}`,
        display_name: `Action ${index}`,
        total_usage: index + 1,
        total_cost: index,
      }),
    );
    const refunds = aUsageRow({ transaction_type: 'refund', total_usage: 1_000 });
    const api = open({
      [USAGE]: () => [...rows, refunds],
      [CATALOGUE]: () => [anAction({ slug: 'action_7', title: 'Action 7', health_status: 'down' })],
    });
    const used = await section('Actions you use');
    const links = await used.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([7, 6, 5, 4, 3, 2].map((index) => `Action ${index}`));
    expect(links[0]?.getAttribute('href')).toBe('/actions/action_7/playground');
    expect(used.getByText('8 calls, 7 credits')).toBeTruthy();
    expect(await used.findByText('Down')).toBeTruthy();
    const { p_filter_type, p_start_date = '' } = Object.fromEntries(api.callsTo(USAGE)[0]?.url.searchParams ?? []);
    expect(p_filter_type).toBe('api_actions');
    expect(Math.round((Date.now() - Date.parse(p_start_date)) / 86_400_000)).toBe(30);
  });

  it('carry the titles of the catalogue', async () => {
    open({
      [USAGE]: () => [aUsageRow({ slug: 'iban_validate', display_name: 'Iban validate' })],
      [CATALOGUE]: () => [anAction({ slug: 'iban_validate', title: 'Validate an IBAN' })],
    });
    expect(await (await section('Actions you use')).findByRole('link', { name: 'Validate an IBAN' })).toBeTruthy();
  });

  it('are shown without their health when the catalogue fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    open({ [CATALOGUE]: refuse({ status: 400 }), 'GET /api/actions/public-catalogue': refuse({ status: 400 }) });
    expect(await (await section('Actions you use')).findByText('12 calls, 12 credits')).toBeTruthy();
  });

  it('say what to do where there are none', async () => {
    open({ [USAGE]: () => [] });
    const used = await section('Actions you use');
    expect((await used.findByRole('link', { name: 'Browse the actions' })).getAttribute('href')).toBe('/actions');
  });
});

it('shows the credits of 30 days as a chart with its numbers', async () => {
  open();
  const credits = await section('Credits over time');
  expect(credits.getByText('Last 30 days')).toBeTruthy();
  await userEvent.click(await credits.findByText('Show the numbers'));
  expect(await credits.findByRole('table', { name: 'Credits over time' })).toBeTruthy();
});

describe('the next renewal', () => {
  it.each([
    [aBillingOverview({ renew_at: '2026-12-20T12:00:00.000Z' }), /^Renews on December 20, 2026\.$/],
    [aBillingOverview({ ends_at: '2026-12-20T12:00:00.000Z' }), /^Ends on December 20, 2026\.$/],
    [
      aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } }),
      /^Changes to Solo on December 20, 2026\.$/,
    ],
    [aBillingOverview({ key_status: 'suspended' }), /^Your usage is frozen/],
    [aBillingOverview({ plan: 'free', plan_name: 'Free', renew_at: null }), /^No subscription, so nothing renews\.$/],
  ])('says what comes next (%#)', async (overview, sentence) => {
    open({ [BILLING]: () => overview });
    const renewal = await section('Next renewal');
    expect(
      await renewal.findByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
    ).toBeTruthy();
    expect(renewal.getByRole('link', { name: 'Plan and credits' }).getAttribute('href')).toBe('/account');
  });
});

const parts: readonly [name: string, operation: Operation, failed: string][] = [
  ['Recent calls', REQUESTS, 'Failed to load your calls'],
  ['Actions you use', USAGE, 'Failed to load your actions'],
  ['Credits over time', CREDITS, 'Failed to fetch your credits over time'],
  ['Next renewal', BILLING, 'Failed to load your plan'],
];

describe.each(parts)('%s', (name, operation, failed) => {
  it('fails alone, and is tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open({ [operation]: refuse({ status: 400 }) });
    const part = await section(name);
    expect(await part.findByText(failed)).toBeTruthy();
    expect(part.getByRole('button', { name: 'Retry' })).toBeTruthy();
    for (const [other, , itsFailure] of parts)
      if (other !== name) expect((await section(other)).queryByText(itsFailure)).toBeNull();
    expect(screen.getByText('12 requests')).toBeTruthy();
    expect(await screen.findByText('Open Tool')).toBeTruthy();
  });

  it('loads without holding back the others', async () => {
    open({ [operation]: neverAnswer });
    const part = await section(name);
    expect(part.getByText(/^Loading your/)).toBeTruthy();
    expect(await screen.findByText('12 requests')).toBeTruthy();
    expect(await screen.findByText('Open Tool')).toBeTruthy();
  });
});

it('says at once that a part failed whose data was asked for before it was shown', async () => {
  const stats = Promise.withResolvers<ReturnType<typeof someStats>>();
  const api = open({ [STATS]: () => stats.promise, [CREDITS]: refuse({ status: 400 }) });
  await expect.poll(() => api.callsTo(CREDITS).length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50)); // until the refusal is known
  stats.resolve(someStats());
  expect(await screen.findByText('Failed to fetch your credits over time')).toBeTruthy();
  expect(api.callsTo(CREDITS)).toHaveLength(1);
});
