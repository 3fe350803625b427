import { neverAnswer, problem } from '@declic/openapi/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aStrategy } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { anApprovedIdea, anIdea, someDrafts, someIdeas } from '../testing/idea-factories';
import { openFlowContent } from '../testing/open-flow-content';

const CHANGE = 'PATCH /api/flow/ideas/{id}';
const EVENTS = 'GET /api/flow/strategies/{id}/events';

const strategy = aStrategy();
const article = (name: string | RegExp) => screen.findByRole('article', { name });
const FIRST = 'How dental clinics keep their phones free';
const SECOND = 'Three signs that reminders are not read';
const THIRD = 'What a no-show costs a practice of four chairs';

const statusOf = async (name: string, status: string) => within(await article(name)).findByText(status);
const inRow = async (name: string, button: string) =>
  userEvent.click(await within(await article(name)).findByRole('button', { name: button }));
const focused = () => document.activeElement?.closest('article')?.getAttribute('aria-labelledby');
const isFocused = async (name: string) =>
  waitFor(async () => expect(focused()).toBe((await article(name)).getAttribute('aria-labelledby')));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a decision', () => {
  it('is shown at once, and undone by its button and by the toast', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: someIdeas(2) });
    openFlowContent();
    await inRow(FIRST, 'Approve');
    await statusOf(FIRST, 'Approved');
    expect(await screen.findByText('Idea approved')).toBeTruthy();
    await inRow(FIRST, 'Undo');
    await statusOf(FIRST, 'New');

    await inRow(SECOND, 'Reject');
    await statusOf(SECOND, 'Rejected');
    const toast = (await screen.findByText('Idea rejected')).closest('li');
    if (!toast) throw new Error('The toast is an item of the list of toasts.');
    // Not by userEvent: toasts capture the pointer, which jsdom cannot.
    fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await statusOf(SECOND, 'New');
    await waitFor(() =>
      expect(flow.callsTo(CHANGE).map(({ body }) => body.status)).toEqual(['approved', 'new', 'rejected', 'new']),
    );
  });

  it('is shown before the answer', async () => {
    fakeFlow({ strategies: [strategy], ideas: someIdeas(1), replies: { [CHANGE]: neverAnswer } });
    openFlowContent();
    await inRow(FIRST, 'Approve');
    await statusOf(FIRST, 'Approved');
    expect(screen.queryByText('Idea approved')).toBeNull();
  });

  it('is taken back when it fails, and says so', async () => {
    let fail: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (fail = resolve));
    fakeFlow({
      strategies: [strategy],
      ideas: someIdeas(1),
      replies: {
        [CHANGE]: async () => {
          await waiting;
          return problem({ status: 500, code: 'internal', title: 'Broken' });
        },
      },
    });
    openFlowContent();
    await inRow(FIRST, 'Approve');
    await statusOf(FIRST, 'Approved');
    fail();
    expect(await screen.findByText('Failed to update idea status')).toBeTruthy();
    await statusOf(FIRST, 'New');
  });

  it('that was taken in another tab is shown as it is there', async () => {
    const ideas = someIdeas(1);
    fakeFlow({
      strategies: [strategy],
      ideas,
      replies: {
        [CHANGE]: () => {
          ideas[0] = anIdea({ status: 'rejected' });
          return problem({ status: 409, code: 'idea_status_conflict', title: 'The idea is rejected.' });
        },
      },
    });
    openFlowContent();
    await inRow(FIRST, 'Approve');
    expect(await screen.findByText('Failed to update idea status')).toBeTruthy();
    expect(
      screen.getByText('It was changed elsewhere in the meantime. You see it as it is now: Rejected.'),
    ).toBeTruthy();
    await statusOf(FIRST, 'Rejected');
  });

  it('does not lose a further one that was made before its answer', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const flow = fakeFlow({
      strategies: [strategy],
      ideas: someIdeas(1),
      replies: {
        [CHANGE]: async ({ body }) => {
          if (body.status === 'approved') await waiting;
          return anIdea({ status: body.status ?? 'new' });
        },
      },
    });
    openFlowContent();
    await inRow(FIRST, 'Approve');
    await inRow(FIRST, 'Undo');
    await statusOf(FIRST, 'New');
    expect(flow.callsTo(CHANGE)).toHaveLength(1);
    answer();
    await waitFor(() => expect(flow.callsTo(CHANGE)).toHaveLength(2));
    await statusOf(FIRST, 'New');
  });
});

describe('the drafts of an approved idea', () => {
  it('are shown as they arrive', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: someIdeas(1) });
    openFlowContent();
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    await inRow(FIRST, 'Approve');
    expect(await screen.findByText('Writing the drafts: 0 of 3 ready')).toBeTruthy();
    expect(screen.getByText('Tweet Thread')).toBeTruthy();
    act(() => flow.pushIdea(anApprovedIdea({}, 'ready', 'writing', 'queued')));
    expect(await screen.findByText('Writing the drafts: 1 of 3 ready')).toBeTruthy();
    act(() => flow.pushIdea(anApprovedIdea()));
    await waitFor(() => expect(screen.queryByText(/Writing the drafts/)).toBeNull());
  });

  it('that were finished while the page was closed are there when it opens again', async () => {
    fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea({}, 'ready', 'writing', 'queued')] });
    openFlowContent();
    expect(await screen.findByText('Writing the drafts: 1 of 3 ready')).toBeTruthy();
    cleanup();

    fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
    openFlowContent();
    await screen.findByRole('heading', { level: 3, name: FIRST });
    expect(screen.queryByText(/Writing the drafts/)).toBeNull();
    expect(screen.getAllByText(/: version 1 is ready$/)).toHaveLength(3);
  });

  it('that cannot be written are reported', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea({}, 'writing')] });
    openFlowContent();
    await screen.findByText('Writing the drafts: 0 of 3 ready');
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    act(() => flow.pushIdea(anApprovedIdea({ drafts: someDrafts(anIdea(), 'ready', 'failed', 'ready') })));
    expect(
      await screen.findByText('Content generation may have failed. Check back later or contact support.'),
    ).toBeTruthy();
  });
});

describe('the keyboard', () => {
  it('moves with J and K, and decides with A, R and U', async () => {
    fakeFlow({ strategies: [strategy], ideas: someIdeas(3) });
    openFlowContent();
    await article(FIRST);
    await userEvent.keyboard('j');
    await isFocused(FIRST);
    await userEvent.keyboard('jj');
    await isFocused(THIRD);
    await userEvent.keyboard('k');
    await isFocused(SECOND);
    await userEvent.keyboard('a');
    await statusOf(SECOND, 'Approved');
    await isFocused(SECOND);
    await userEvent.keyboard('jr');
    await statusOf(THIRD, 'Rejected');
    await userEvent.keyboard('u');
    await statusOf(THIRD, 'New');
    await userEvent.keyboard('u');
    await statusOf(SECOND, 'New');
    await userEvent.keyboard('u');
    expect(await screen.findByText('Nothing to undo')).toBeTruthy();
    expect(screen.getAllByText('Decision undone').length).toBeGreaterThan(0);
    await userEvent.keyboard('j');
    expect(await screen.findByText('This is the last idea')).toBeTruthy();
  });

  it('lists its keys with ?, and is silent while a dialog is open, something is typed or a modifier is held', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: someIdeas(2) });
    openFlowContent();
    await article(FIRST);
    await userEvent.keyboard('j?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}');
    screen.getByLabelText('Filter by pillar').focus();
    await userEvent.keyboard('r');
    expect(flow.callsTo(CHANGE)).toEqual([]);
  });

  it('keeps the focus in its place when a filter takes the idea away', async () => {
    fakeFlow({ strategies: [strategy], ideas: someIdeas(3) });
    openFlowContent('/tools/flow-content?status=to-decide');
    await article(FIRST);
    await userEvent.keyboard('jj');
    await isFocused(SECOND);
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await isFocused(THIRD);
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await isFocused(FIRST);
  });
});
