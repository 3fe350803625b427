import 'fake-indexeddb/auto';
import { aUser } from '@declic/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDefinition } from '../testing/a-definition';
import { DEFINITION } from '../testing/endpoints';
import { KEY } from '../testing/playground-page';
import { readBrowserStorage } from '../testing/read-browser-storage';
import {
  enter,
  open,
  openAndRun,
  openHistory,
  openLastRun,
  PLAYGROUND,
  press,
  run,
  startWithNewAccounts,
  topic,
} from '../testing/recorded-runs';
import { stubMedia } from '../testing/stub-media';

startWithNewAccounts();

describe('the history', () => {
  it('opens a run again with its parameters and its result, and takes that back', async () => {
    await openAndRun('Bread');
    open();
    const dialog = await openHistory();
    expect(await within(dialog).findByText('Success 200')).toBeTruthy();
    expect(within(dialog).getByText('2 credits · 12 ms')).toBeTruthy();
    await press(/^Open Write a note/);
    expect((await topic()).value).toBe('Bread');
    expect(screen.getByRole('group', { name: 'Result' }).textContent).toContain('req_1');
    // The account's, not that of then.
    expect(screen.getByText('Balance: 499 credits')).toBeTruthy();
    await press('Undo');
    expect((await topic()).value).toBe('');
    expect(screen.queryByRole('group', { name: 'Result' })).toBeNull();
  });

  it('has one Undo, which is that of the last replacement', async () => {
    await openAndRun('Bread');
    await openLastRun();
    await enter('Rye');
    await userEvent.selectOptions(screen.getByLabelText('Example'), 'Bread');
    expect(screen.queryByText(/are shown again/)).toBeNull();
    await press('Undo');
    expect((await topic()).value).toBe('Rye');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows the result of an opened run on a narrow screen', async () => {
    await openAndRun('Bread');
    stubMedia(() => false);
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    await openLastRun();
    expect(screen.getByRole('tab', { name: /Result/ }).ariaSelected ?? '').toBe('true');
  });

  it('is that of one account', async () => {
    await openAndRun('Bread');
    open({ as: aUser({ id: crypto.randomUUID() }) });
    const dialog = await openHistory();
    expect(await within(dialog).findByText(/Nothing has been run with this action/)).toBeTruthy();
  });

  it('compares two runs, and is cleared', async () => {
    await openAndRun('Bread');
    await run('Cheese');
    await openHistory();
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select Write a note/ }))
      await userEvent.click(box);
    await press('Compare');
    const parameters = await screen.findByRole('region', { name: 'Parameters' });
    expect(within(parameters).getByText('"topic": "Bread",')).toBeTruthy();
    expect(within(parameters).getByText('"topic": "Cheese",')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('Note 2');
    await press('Back to the history');
    await press('Clear history');
    await press('Delete');
    expect(await screen.findByText(/Nothing has been run/)).toBeTruthy();
  });

  it('shows runs of all actions, and leads to those of another one', async () => {
    await openAndRun('Bread');
    const { router } = open({
      url: '/actions/other/playground',
      replies: {
        [DEFINITION]: ({ params }) => aDefinition({ slug: params.slug }),
      },
    });
    await openHistory();
    await userEvent.click(await screen.findByRole('switch', { name: 'All actions' }));
    await press(/^Open Write a note/);
    await expect.poll(() => router.state.location.pathname).toBe(PLAYGROUND);
    await expect.poll(async () => (await topic()).value).toBe('Bread');
    expect(router.state.location.hash).toBe('');
  });
});

/** That the service writes it neither to logs nor to tables is tested beside the relay: `test-action.medium.test.ts`. */
it('keeps the key out of storage, addresses, caches and the history', async () => {
  const { router, queryClient } = await openAndRun('Bread');
  await press('Saved inputs');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Breakfast' } });
  await press('Save');
  await screen.findByRole('button', { name: 'Load Breakfast' });
  await press('Close');
  await openHistory();
  await screen.findByText('Success 200');

  const stored = await readBrowserStorage();
  // What is looked through is what was kept.
  expect(stored).toContain('Breakfast');
  expect(stored).toContain('req_1');
  const caches = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  expect(caches.length).toBeGreaterThan(2);
  const places = {
    stored,
    addresses: JSON.stringify([location.href, router.state.location, history.state]),
    caches: JSON.stringify(caches.map(({ state }) => state)),
    page: document.documentElement.outerHTML,
  };
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(KEY);
});
