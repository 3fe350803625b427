import { brokenAnswer, loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { aSession } from '@declic/remote-kit/testing';
import { signInForTest, signOutForTest } from '@declic/session/testing';
import { cleanup, act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { anUnfinishedStrategy, aStrategy, aStrategyList, runningAnalysis } from '../testing/factories';
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
        request_id: expect.any(String),
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

  it('keeps what was typed when it is closed or reloaded, until it is cleared', async () => {
    fakeFlow();
    const { unmount } = openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect(screen.queryByText('What you typed before is still here.')).toBeNull();
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText(/^Tone/), 'casual');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Strategy' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Strategy Name/)).value).toBe('Created now');

    unmount();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Strategy Name/)).value).toBe('Created now');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Tone/).value).toBe('casual');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('flow_intake_draft'))).toEqual([]);
  });

  it('keeps what was sent with its strategy alone, and leaves nothing behind after signing out', async () => {
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('flow_intake_draft'));
    creating();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    expect(drafts()).toEqual([`flow_intake_draft:${aSession().user.id}`]);
    await submit();
    await screen.findByRole('heading', { level: 2, name: 'Created now' });
    expect(drafts()).toEqual([`flow_intake_draft:${aSession().user.id}:${created.id}`]);

    await userEvent.click(screen.getByRole('button', { name: 'New Strategy' }));
    await fillIn();
    act(() => signOutForTest('ended'));
    expect(drafts()).toHaveLength(2);
    act(() => signInForTest());
    act(() => signOutForTest());
    expect(drafts()).toEqual([]);
  });

  it('makes one strategy when an answer is lost and the button is pressed again', async () => {
    const flow = fakeFlow({ replies: { [CREATE]: loseConnection } });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    const presses = async () => {
      await submit();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Start AI Analysis' })).toBeTruthy());
    };
    await presses();
    await presses();
    await userEvent.type(screen.getByLabelText(/^Objectives/), ' more');
    await presses();
    const ids = flow.callsTo(CREATE).map(({ body }) => body?.request_id);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('says before the press what it costs and who does it', async () => {
    fakeFlow();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect(await screen.findByText(/^Costs 5 credits\./)).toBeTruthy();
    expect(screen.getByText('Done by built-in rules v2, without a language model.')).toBeTruthy();
  });

  it('names the workflow that gets what is typed', async () => {
    const workflows = { intake: 'flows.example', generation: null };
    fakeFlow({ replies: { 'GET /api/flow/strategies': () => ({ ...aStrategyList([]), workflows }) } });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect(
      await screen.findByText('Done by the workflow at flows.example, which gets what you type here.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Done by built-in rules/)).toBeNull();
  });

  it('names the language model that does the work', async () => {
    fakeFlow({
      replies: {
        'GET /api/flow/strategies': () => ({ ...aStrategyList([]), engine: { name: 'm', uses_model: true } }),
      },
    });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect(await screen.findByText('Done by the language model m.')).toBeTruthy();
    expect(screen.queryByText(/Done by built-in rules/)).toBeNull();
  });

  it('leads to where credits are added when they do not suffice', async () => {
    const title = 'Insufficient credits to analyse this strategy';
    fakeFlow({ replies: { [CREATE]: refuse({ status: 402, code: 'insufficient_credits', title }) } });
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.getByRole('link', { name: 'Add credits' }).getAttribute('href')).toBe('/account');
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('Created now');
  });
});
