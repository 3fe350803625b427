import { brokenAnswer, loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { aSession } from '@declic/remote-kit/testing';
import { signOutForTest } from '@declic/session/testing';
import { cleanup, act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { anUnfinishedStrategy, aStrategy, runningAnalysis } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const CREATE = 'POST /api/flow/strategies';
const EVENTS = 'GET /api/flow/strategies/{id}/events';

const created = anUnfinishedStrategy(runningAnalysis, {
  id: '0199a5b2-0000-7000-8000-0000000000b2',
  strategy_name: 'Created now',
});

/** A server on which creating works. */
const creating = (strategies: Parameters<typeof fakeFlow>[0] = {}) => {
  const known = strategies.strategies ?? [];
  return fakeFlow({
    strategies: known,
    replies: {
      [CREATE]: () => {
        known.unshift(created);
        return { strategy_id: created.id };
      },
    },
  });
};

async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'Created now');
  await userEvent.type(screen.getByLabelText(/^Objectives/), 'Get fifty demo requests');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Start AI Analysis' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the intake', () => {
  it('creates a strategy, opens it and shows its analysis to the end', async () => {
    const flow = creating();
    openFlowContent('/tools/flow-content?tab=analytics');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();

    expect(await screen.findByRole('heading', { level: 2, name: 'Created now' })).toBeTruthy();
    expect(await screen.findByText('Strategy created! You can now edit it.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(flow.callsTo(CREATE).map(({ body }) => body)).toEqual([
      {
        user_id: aSession().user.id,
        strategy_name: 'Created now',
        goals: 'Get fifty demo requests',
        competitors: '',
        tone: 'professional',
        raw_text: '',
        pdf_url: '',
      },
    ]);
    expect(localStorage.getItem('flow_active_strategy_id')).toBe(created.id);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');

    await waitFor(() => expect(flow.callsTo(EVENTS)).toHaveLength(1));
    act(() => flow.push(aStrategy({ id: created.id, strategy_name: 'Created now' })));
    expect(await screen.findByRole('region', { name: 'Ideal customer profile' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names what is wrong on submit, and mends it on change', async () => {
    const flow = creating();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'ab');
    await userEvent.type(screen.getByLabelText(/^PDF URL/), 'ftp://nowhere');
    expect(screen.queryByText('Strategy name must be at least 3 characters')).toBeNull();
    await submit();

    expect(await screen.findByText('Strategy name must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Describe at least one objective')).toBeTruthy();
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Strategy Name/), 'c');
    await waitFor(() => expect(screen.queryByText('Strategy name must be at least 3 characters')).toBeNull());
    expect(flow.callsTo(CREATE)).toEqual([]);
  });

  it('is sent once, however often it is submitted, with its fields disabled', async () => {
    const flow = fakeFlow({ replies: { [CREATE]: neverAnswer } });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await userEvent.type(screen.getByLabelText(/^Strategy Name/), '{Enter}{Enter}');

    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyzing...' });
    expect(busy.disabled).toBe(true);
    expect(screen.getByLabelText(/^Objectives/).matches(':disabled')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(flow.callsTo(CREATE)).toHaveLength(1);
  });

  it.each([
    [
      'what the server says',
      refuse({ status: 409, code: 'strategy_limit_reached', title: 'Strategy limit reached (3/3)' }),
      'Strategy limit reached (3/3)',
    ],
    ['that it did not start', loseConnection, 'Failed to start analysis. Please try again.'],
    ['that the answer is none', () => brokenAnswer(Response.json({})), 'Invalid response from server'],
  ])('says %s and keeps what was typed', async (_, reply, message) => {
    fakeFlow({ replies: { [CREATE]: reply } });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('Created now');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start AI Analysis' }).disabled).toBe(false);
  });

  it('shows at the field what the server refuses', async () => {
    fakeFlow({
      replies: {
        [CREATE]: refuse({
          status: 422,
          code: 'validation_failed',
          title: 'The intake is not complete.',
          errors: [{ in: 'body', field: 'goals', message: 'Describe at least one objective' }],
        }),
      },
    });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();
    expect(await screen.findByText('Describe at least one objective')).toBeTruthy();
  });

  it('tells people whose session ended', async () => {
    const flow = fakeFlow();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    act(() => signOutForTest());
    await submit();
    expect(await screen.findByText('You must be logged in')).toBeTruthy();
    expect(flow.callsTo(CREATE)).toEqual([]);
  });

  it('asks before typed text is lost, and only then', async () => {
    fakeFlow();
    const { router } = openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('Created now');

    await act(() => router.navigate('/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('left the remote')).toBeTruthy();
  });
});
