import type { Schemas } from '@declic/openapi/accounts';
import { refuse } from '@declic/openapi/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { actionsNamed, openCatalogue } from '../testing/catalogue-page';
import { EMPTY_SEARCH, USAGE } from '../testing/endpoints';

afterEach(cleanup);

const used = (slug: string): Schemas['UsageSummaryRow'] => ({
  ...{ slug, transaction_type: 'api_action', display_name: slug, total_usage: 3, total_cost: 6 },
});
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('marks the actions that this account called, and shows them alone, by the address', async () => {
  const { router, api } = openCatalogue(actionsNamed('Apple', 'Banana'), { [USAGE]: () => [used('banana')] });
  const badge = await screen.findByTitle('Called 3 times by this account');
  expect(badge.closest('li')?.textContent).toContain('Banana');
  await userEvent.click(screen.getByRole('button', { name: 'Used', pressed: false }));
  expect(router.state.location.search).toBe('?used=1');
  await expect.poll(titles).toEqual(['Banana']);
  expect(api.callsTo(USAGE)[0]?.url.searchParams.get('p_filter_type')).toBe('api_actions');
  await userEvent.click(screen.getByRole('button', { name: 'Used', pressed: true }));
  await expect.poll(titles).toEqual(['Apple', 'Banana']);
});

it('counts no refund of a call', async () => {
  const refund: Schemas['UsageSummaryRow'] = { ...used('banana'), transaction_type: 'refund', total_usage: 1 };
  openCatalogue(actionsNamed('Apple', 'Banana'), { [USAGE]: () => [used('banana'), refund] });
  expect(await screen.findByTitle('Called 3 times by this account')).toBeTruthy();
});

it('says where none was called, and records no search', async () => {
  const { api } = openCatalogue(actionsNamed('Apple'), { [USAGE]: () => [] }, '?used=1&search=apple');
  expect(await screen.findByText('No used actions yet')).toBeTruthy();
  expect(api.callsTo(EMPTY_SEARCH)).toEqual([]);
});

it('is no reason to hide the catalogue when the usage fails to load', async () => {
  const { router } = openCatalogue(actionsNamed('Apple'), { [USAGE]: refuse({ status: 500 }) });
  expect(await screen.findByText('Apple')).toBeTruthy();
  await router.navigate('/actions?used=1');
  expect(await screen.findByText('Failed to load actions. Please try again.')).toBeTruthy();
});

it('says what a thousand calls cost by the plans', async () => {
  openCatalogue(actionsNamed('Apple'));
  expect(await screen.findByText('€75–90 per 1,000')).toBeTruthy();
});
