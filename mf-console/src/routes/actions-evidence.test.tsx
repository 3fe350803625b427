import { refuse } from '@declic/openapi/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openCatalogue } from '../testing/catalogue-page';
import { anEvidence, noEvidence } from '../testing/evidence-factories';
import { anAction } from '../testing/factories';

// Loaded when it is first used; here it is there already, however busy the machine is.
await import('../features/catalogue/evidence/evidence-dialog');

afterEach(cleanup);

const EVIDENCE = 'GET /api/actions/catalogue/{slug}/evidence';
const measured = anAction({ slug: 'score_leads', title: 'Score leads', health_status: 'degraded', score: 82 });

const dialog = () => screen.findByRole('dialog', { name: 'Evidence: score_leads' });
const row = async (name: RegExp) => within(await dialog()).findByRole('row', { name });

it('opens from the figures of a card, and is in the address', async () => {
  const { router } = openCatalogue([measured], { [EVIDENCE]: () => anEvidence() });
  await userEvent.click(await screen.findByRole('button', { name: /Degraded/ }));
  expect(router.state.location.search).toBe('?evidence=score_leads');
  expect(await row(/^Success 93\.1%/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('opens from a link, and goes with the back button', async () => {
  const { router } = openCatalogue([measured], { [EVIDENCE]: () => anEvidence() }, '?search=lead');
  await screen.findByText('Score leads');
  await router.navigate('/actions?search=lead&evidence=score_leads');
  expect(await dialog()).toBeTruthy();
  await router.navigate(-1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?search=lead');
});

it('gives the focus to the figures of its card when it closes, whether they or a link opened it', async () => {
  openCatalogue([measured], { [EVIDENCE]: () => anEvidence() }, '?evidence=score_leads');
  const figures = await screen.findByRole('button', { name: /Degraded/, hidden: true });
  await expect.poll(() => document.activeElement).toBe(await dialog());
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(figures);

  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(await dialog());
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(figures);
});

it('says of each figure what it is computed from', async () => {
  openCatalogue([measured], { [EVIDENCE]: () => anEvidence() }, '?evidence=score_leads');
  expect((await row(/^Health/)).textContent).toContain('2 verifications, 1 failed');
  expect((await row(/^Success/)).textContent).toContain(
    '27 of 29 runs succeeded; 1 failed, 1 timed out, 0 interrupted',
  );
  const latency = await row(/^P95 latency/);
  expect(latency.textContent).toContain('119 ms');
  expect(latency.textContent).toContain('25 calls that succeeded: median 65 ms, P99 124 ms, longest 125 ms');
  expect((await row(/^On time/)).textContent).toContain('20 of 27 that succeeded took at most 100 ms');
  expect((await row(/^Score/)).textContent).toContain('46.9 of 50');
  expect(screen.getByText(/25 calls of customers, 4 examples run by the verifier; 3 runs left out/)).toBeTruthy();
});

it('shows the distribution as a chart and as a table', async () => {
  openCatalogue([measured], { [EVIDENCE]: () => anEvidence() }, '?evidence=score_leads');
  await dialog();
  expect(await screen.findByRole('img', { name: /^25 runs by latency: most \(10\) took 20 ms to 50 ms/ })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Runs by latency', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LatencyRuns',
    '20 ms to 50 ms10',
    '50 ms to 100 ms10',
    '100 ms to 200 ms5',
  ]);
});

it('has the result of each example of the last verification, and the incidents', async () => {
  openCatalogue([measured], { [EVIDENCE]: () => anEvidence() }, '?evidence=score_leads');
  expect(await row(/^Two leads Passed The whole result with RFC 4180/)).toBeTruthy();
  expect(await row(/^Own rules Failed: The answer differs at \/rows\/0: \{\} rows, counts/)).toBeTruthy();
  expect(screen.getByText(/to now: 1 verification failed/)).toBeTruthy();
});

it('says where nothing is known yet', async () => {
  openCatalogue([measured], { [EVIDENCE]: () => noEvidence() }, '?evidence=score_leads');
  for (const text of [
    'No run succeeded within the last day.',
    'Nothing ran within the last day.',
    'The examples were not run within the last week.',
    'None: no verification failed.',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('can be asked for again when it fails to load', async () => {
  let isDown = true;
  const answer = () => (isDown ? refuse({ status: 503 })() : anEvidence());
  openCatalogue([measured], { [EVIDENCE]: answer }, '?evidence=score_leads');
  expect(await screen.findByText('Failed to load the evidence. Please try again.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row(/^Success/)).toBeTruthy();
});
