import { refuse } from '@declic/openapi/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anEmptyStrategy,
  anUnfinishedStrategy,
  aStrategy,
  anotherStrategy,
  failedAnalysis,
  runningAnalysis,
} from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const EVENTS = 'GET /api/flow/strategies/{id}/events';
const CHANGE = 'PATCH /api/flow/strategies/{id}';
const DELETE = 'DELETE /api/flow/strategies/{id}';
const READ = 'GET /api/flow/strategies/{id}';
const ANALYSE = 'POST /api/flow/strategies/{id}/analysis';

const openStrategy = () => openFlowContent('/tools/flow-content?tab=strategy');

const broken = refuse({ status: 500, code: 'internal', title: 'Broken' });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('one strategy', () => {
  it('shows every line with the sentence it came from', async () => {
    fakeFlow({ strategies: [aStrategy()] });
    openStrategy();
    const profile = await screen.findByRole('region', { name: 'Ideal customer profile' });
    expect(within(profile).getByText('Nothing here yet.')).toBeTruthy();

    await userEvent.click(within(profile).getByText('Waste hours on the phone', { selector: 'summary span' }));
    const [, quote] = within(profile).getAllByRole('blockquote', { hidden: true }).slice(-2);
    expect(quote?.textContent).toBe('Practice managers waste hours on the phone.');
    expect(quote?.querySelector('mark')?.textContent).toBe('waste hours on the phone');
    expect(within(profile).getAllByText('Free text, sentence 2')).toHaveLength(2);
    expect(within(profile).getByText(/"pain_points"/)).toBeTruthy();
    expect(screen.getByText('90 days')).toBeTruthy();
    expect(screen.getByText('Doctolib, Zocdoc')).toBeTruthy();
    expect(screen.getByText('Not found in the text: sectors.')).toBeTruthy();
  });

  it('says for each card when nothing was found', async () => {
    fakeFlow({ strategies: [anEmptyStrategy()] });
    openStrategy();
    await screen.findByRole('region', { name: 'Tone' });
    expect(screen.getAllByText('Nothing here yet.')).toHaveLength(7);
  });

  it('becomes inactive, and says when that failed', async () => {
    const flow = fakeFlow({ strategies: [aStrategy()] });
    openStrategy();
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
    expect(flow.strategies[0]?.status).toBe('inactive');
    await waitFor(() => expect(screen.getByRole('button', { name: /Inactive · 0 ideas/ })).toBeTruthy());
    cleanup();

    fakeFlow({ strategies: [aStrategy()], replies: { [CHANGE]: broken } });
    openStrategy();
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    expect(await screen.findByText('Failed to update status')).toBeTruthy();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  it('is deleted after a question', async () => {
    fakeFlow({ strategies: [aStrategy(), anotherStrategy] });
    openStrategy();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete strategy' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete strategy' }));
    expect(await screen.findByText('Strategy deleted successfully')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that it could not be deleted', async () => {
    fakeFlow({ strategies: [aStrategy()], replies: { [DELETE]: broken } });
    openStrategy();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete strategy' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete strategy' }),
    );
    expect(await screen.findByText('Failed to delete strategy')).toBeTruthy();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch', hidden: true }),
    ).toBeTruthy();
  });

  it('can be analysed again when its analysis failed', async () => {
    const failed = anUnfinishedStrategy(failedAnalysis);
    fakeFlow({ strategies: [failed], replies: { [ANALYSE]: () => ({ ...failed, analysis: runningAnalysis }) } });
    openStrategy();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The analysis failed. What you typed is kept: start it again.',
    );
    expect(screen.getByRole('button', { name: 'Start again (5 credits)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start again (5 credits)' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it('is watched by asking again, every five seconds, when there are no events', async () => {
    const running = anUnfinishedStrategy(runningAnalysis);
    let looks = 0;
    fakeFlow({
      strategies: [running],
      replies: {
        [EVENTS]: refuse({ status: 503, code: 'unavailable', title: 'No events today' }),
        [READ]: () => ((looks += 1) > 2 ? aStrategy() : running),
      },
    });
    openStrategy();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Offers' }, { timeout: 12_000 })).toBeTruthy();
  });

  it('is closed when it is deleted elsewhere', async () => {
    const strategies = [aStrategy(), anotherStrategy];
    fakeFlow({
      strategies,
      replies: {
        [EVENTS]: () => {
          strategies.splice(0, 1);
          return new Response('event: deleted\ndata: {}\n\n', { headers: { 'content-type': 'text/event-stream' } });
        },
      },
    });
    localStorage.setItem('flow_active_strategy_id', aStrategy().id);
    openStrategy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();
  });
});
