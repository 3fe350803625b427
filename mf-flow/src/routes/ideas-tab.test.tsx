import { refuse } from '@declic/openapi/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anUnfinishedStrategy, aStrategy, aStrategyList, failedAnalysis, runningAnalysis } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { anIdea, someIdeas } from '../testing/idea-factories';
import { openFlowContent } from '../testing/open-flow-content';

const EVENTS = 'GET /api/flow/strategies/{id}/events';
const LIST = 'GET /api/flow/strategies/{id}/ideas';
const GENERATE = 'POST /api/flow/strategies/{id}/ideas';
const RENEW = 'POST /api/flow/strategies/{id}/ideas/renewal';

const strategy = aStrategy();
const generating = (state: 'queued' | 'running' | 'failed', message: string | null = null) =>
  aStrategy({ idea_generation: { state, message, engine: null, notice: null } });

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('before the first idea', () => {
  it('says what ideas cost, asks for them, and shows them as they come', async () => {
    const flow = fakeFlow({ strategies: [strategy] });
    openFlowContent();
    expect(await screen.findByRole('heading', { name: 'No ideas yet' })).toBeTruthy();
    expect(screen.getByText(/included in the price of the analysis: no further credits/)).toBeTruthy();
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    await press('Generate Ideas');
    expect(await screen.findByText('Ideas are queued')).toBeTruthy();

    act(() => flow.push(generating('running')));
    expect(await screen.findByText('Generating ideas')).toBeTruthy();
    act(() => flow.pushIdeas(strategy.id, someIdeas(2)));
    act(() => flow.push(strategy));
    expect(await screen.findByText('How dental clinics keep their phones free')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Generating ideas')).toBeNull());
  });

  it.each([
    ['runs', anUnfinishedStrategy(runningAnalysis), /The analysis is running \(40%\)/, 'Watch the analysis'],
    ['failed', anUnfinishedStrategy(failedAnalysis), /The analysis failed/, 'See what went wrong'],
  ])('says that the analysis %s, and leads to it', async (_, unfinished, sentence, button) => {
    fakeFlow({ strategies: [unfinished] });
    const { router } = openFlowContent();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate Ideas' })).toBeNull();
    await press(button);
    expect(router.state.location.search).toBe('?tab=strategy');
  });

  it('says why the ideas could not be generated, and tries again', async () => {
    const flow = fakeFlow({
      strategies: [generating('failed', 'The summary names no pillar. Add one in the Strategy tab.')],
    });
    openFlowContent();
    expect((await screen.findByRole('alert')).textContent).toContain('The summary names no pillar.');
    await press('Try again');
    expect(await screen.findByText('Ideas are queued')).toBeTruthy();
    expect(flow.callsTo(GENERATE)).toHaveLength(1);
  });

  it('says when a language model will write them', async () => {
    const list = aStrategyList([strategy]);
    fakeFlow({
      strategies: [strategy],
      replies: {
        'GET /api/flow/strategies': () => ({ ...list, engine: { name: 'llm.example/large', uses_model: true } }),
      },
    });
    openFlowContent();
    expect(await screen.findByRole('button', { name: 'Generate Ideas with AI' })).toBeTruthy();
    expect(screen.getByText(/Written by the language model llm.example\/large/)).toBeTruthy();
  });

  it('says why the server refuses', async () => {
    fakeFlow({
      strategies: [strategy],
      replies: {
        [GENERATE]: refuse({ status: 409, code: 'no_more_ideas', title: 'The summary gives no further idea.' }),
      },
    });
    openFlowContent();
    await press('Generate Ideas');
    expect(await screen.findByText('Failed to generate ideas')).toBeTruthy();
    expect(screen.getByText('The summary gives no further idea.')).toBeTruthy();
  });

  it('says that the ideas failed to load, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const broken = refuse({ status: 500, code: 'internal', title: 'Broken' });
    fakeFlow({ strategies: [strategy], replies: { [LIST]: () => (isDown ? broken() : { ideas: someIdeas(1) }) } });
    openFlowContent();
    expect(await screen.findByRole('heading', { name: 'Failed to load content ideas' })).toBeTruthy();
    isDown = false;
    await press('Retry');
    expect(await screen.findByText('How dental clinics keep their phones free')).toBeTruthy();
  });
});

describe('the list', () => {
  const ideas = () =>
    someIdeas(6, (place) =>
      place === 1 ? { status: 'rejected' } : place === 2 ? { status: 'pending' } : {},
    ).reverse();

  it('has the most novel first, with engine and time, and explains the novelty when asked', async () => {
    fakeFlow({ strategies: [strategy], ideas: ideas() });
    openFlowContent();
    await screen.findByRole('list', { name: 'Ideas' });
    expect(titles().slice(0, 2)).toEqual([
      'How dental clinics keep their phones free',
      'Three signs that reminders are not read',
    ]);
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toMatch(/By built-in rules v2 · Nov 20, 2026/);

    const button = screen.getByRole('button', { name: 'Novelty 95%' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Why 95%' });
    expect(dialog.textContent).toContain('Nearest to: Why patients book at night');
    expect(within(dialog).getByText('clinics')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('is filtered by status and pillar, in the address, with the number of each', async () => {
    fakeFlow({ strategies: [strategy], ideas: ideas() });
    const { router } = openFlowContent();
    const statuses = within(await screen.findByRole('group', { name: 'Filter by status' }));
    expect(statuses.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 6',
      'To decide 5',
      'Approved 0',
      'Rejected 1',
      'Published 0',
    ]);
    await userEvent.click(statuses.getByRole('button', { name: /To decide/ }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    await userEvent.selectOptions(screen.getByLabelText('Filter by pillar'), 'Fewer no-shows');
    await waitFor(() => expect(titles()).toEqual(['Why patients book at night']));
    expect(router.state.location.search).toBe('?status=to-decide&pillar=Fewer+no-shows');
    expect(screen.getByText(/^1 of 6 ideas, the most novel first · 5 to decide/)).toBeTruthy();
    expect(statuses.getByRole('button', { name: 'Rejected 1' })).toBeTruthy();
  });

  it('opens as the address says, and leads back when nothing matches', async () => {
    fakeFlow({ strategies: [strategy], ideas: ideas() });
    openFlowContent('/tools/flow-content?status=published&pillar=Gone');
    expect(await screen.findByText('No ideas match these filters')).toBeTruthy();
    await press('Show all ideas');
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  it('asks for more ideas, for all pillars and for one', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: ideas() });
    openFlowContent('/tools/flow-content?pillar=Fewer+no-shows');
    await press('More ideas for “Fewer no-shows”');
    expect(await screen.findByText('Ideas are queued')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'More ideas' }).getAttribute('aria-busy')).toBe('true');
    act(() => flow.push(strategy));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More ideas' }).getAttribute('aria-busy')).toBeNull(),
    );
    await press('More ideas');
    await waitFor(() =>
      expect(flow.callsTo(GENERATE).map(({ body }) => body)).toEqual([
        { count: 12, pillar: 'Fewer no-shows' },
        { count: 12 },
      ]),
    );
  });

  it('shows an idea once that comes by an event and in the list', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: someIdeas(2) });
    openFlowContent();
    await press('More ideas');
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    const [, , third] = someIdeas(3);
    if (third) act(() => flow.pushIdea(third));
    await waitFor(() => expect(titles()).toHaveLength(3));
    act(() => flow.pushIdeas(strategy.id, someIdeas(4)));
    if (third) act(() => flow.pushIdea(third));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(new Set(titles()).size).toBe(4);
  });

  it('shows an idea that arrives, and the newer state of one that it has', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: someIdeas(2) });
    openFlowContent();
    await screen.findByRole('list', { name: 'Ideas' });
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    act(() =>
      flow.pushIdea(anIdea({ id: '0199a5b2-0000-7000-9000-0000000000ff', title: 'Brand new', novelty_score: 1 })),
    );
    await waitFor(() => expect(titles()[0]).toBe('Brand new'));
    act(() => flow.pushIdea(anIdea({ status: 'rejected' })));
    await waitFor(() => expect(screen.getAllByText('Rejected')).toHaveLength(2));
  });
});

describe('outdated ideas', () => {
  const outdated = () => someIdeas(3, (place) => ({ is_outdated: place < 2 }));

  it('are renewed when asked', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: outdated() });
    openFlowContent();
    expect(await screen.findByText(/2 ideas rest on what it said before/)).toBeTruthy();
    await press('Renew 2 ideas');
    expect(await screen.findByText('Ideas are queued')).toBeTruthy();
    expect(flow.callsTo(RENEW)).toHaveLength(1);
  });

  it('are kept when asked, also after a reload, until there are others', async () => {
    const flow = fakeFlow({ strategies: [strategy], ideas: outdated() });
    openFlowContent();
    await press('Keep them');
    await waitFor(() => expect(screen.queryByText(/rest on what it said before/)).toBeNull());
    expect(screen.getAllByText('Outdated')).toHaveLength(2);
    cleanup();
    openFlowContent();
    await screen.findByRole('list', { name: 'Ideas' });
    expect(screen.queryByText(/rest on what it said before/)).toBeNull();
    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(2));
    act(() =>
      flow.pushIdeas(
        strategy.id,
        someIdeas(3, () => ({ is_outdated: true })),
      ),
    );
    expect(await screen.findByText(/3 ideas rest on what it said before/)).toBeTruthy();
  });
});
