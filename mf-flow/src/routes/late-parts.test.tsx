import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aStrategy } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { anApprovedIdea } from '../testing/idea-factories';
import { openFlowContent } from '../testing/open-flow-content';

/** As when the connection is lost: the code of late parts does not arrive. */
const network = vi.hoisted(() => ({ isLost: true }));
const load = async (original: () => Promise<unknown>) => {
  const module = (await original()) as object; // whatever it exports
  // An error of this function would come out as one of the test runner, not as the one of an import.
  return new Proxy(module, {
    get(target, name) {
      if (network.isLost && name !== 'then') throw new TypeError('Failed to fetch dynamically imported module');
      return Reflect.get(target, name) as unknown;
    },
  });
};
vi.mock('../features/plan/plan-view', (original) => load(original));
vi.mock('../features/ideas/novelty-popover', (original) => load(original));

afterEach(() => {
  cleanup();
  network.isLost = true;
});

it('loads the calendar again when its code did not arrive', async () => {
  fakeFlow({ strategies: [aStrategy()], ideas: [anApprovedIdea({ scheduled_on: '2026-11-25' })] });
  openFlowContent('/tools/flow-content?view=calendar&month=2026-11');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.isLost = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
});

it('keeps the ideas on screen when the explanation of a novelty did not arrive, and explains it at the next press', async () => {
  fakeFlow({ strategies: [aStrategy()], ideas: [anApprovedIdea()] });
  openFlowContent();
  const novelty = await screen.findByRole('button', { name: /^Novelty/ });
  await act(() => userEvent.click(novelty));
  expect(await screen.findByText('This could not be opened')).toBeTruthy();
  network.isLost = false;
  // Not by userEvent: toasts capture the pointer, which jsdom cannot.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Novelty/ })));
  expect(await screen.findByRole('dialog', { name: /^Why/ })).toBeTruthy();
});
