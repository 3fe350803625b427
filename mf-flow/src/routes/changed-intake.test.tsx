import { refuse } from '@declic/openapi/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { anUnfinishedStrategy, aStrategy, failedOnIntake, runningAnalysis } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const CREATE = 'POST /api/flow/strategies';
const INTAKE = 'GET /api/flow/strategies/{id}/intake';
const kept = {
  strategy_name: 'Sent',
  raw_text: 'We sell reminders.',
  goals: 'Get fifty demo requests',
  competitors: 'Doctolib',
  tone: 'casual',
  pdf_url: '',
  pdf: null,
  is_pdf_gone: false,
} as const;
const sent = anUnfinishedStrategy(runningAnalysis, {
  id: '0199a5b2-0000-7000-8000-0000000000c1',
  strategy_name: 'Sent',
});
const changed = anUnfinishedStrategy(runningAnalysis, {
  id: '0199a5b2-0000-7000-8000-0000000000c2',
  strategy_name: 'Changed',
});
const failed = { ...sent, analysis: failedOnIntake };
const texts = () => Object.values(localStorage).filter((text: unknown) => String(text).includes('fifty demo'));
const goals = () => screen.findByLabelText<HTMLTextAreaElement>(/^Objectives/);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A strategy is sent, and its analysis begins. */
async function sendIntake() {
  const strategies: (typeof sent)[] = [];
  const flow = fakeFlow({
    strategies,
    replies: {
      [CREATE]: ({ body }) => {
        const { replaces } = body as { replaces?: string };
        if (replaces) strategies.splice(0, 1);
        const strategy = replaces ? changed : sent;
        strategies.unshift(strategy);
        return { strategy_id: strategy.id };
      },
    },
  });
  openFlowContent();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
  await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'Sent');
  await userEvent.type(await goals(), 'Get fifty demo requests');
  await press('Start AI Analysis');
  await screen.findByRole('progressbar');
  return flow;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openAgain = (strategy = failed, replies = {}) => {
  cleanup();
  const flow = fakeFlow({ strategies: [strategy], replies });
  openFlowContent('/tools/flow-content?tab=strategy');
  return flow;
};

describe('an analysis that fails over what was typed', () => {
  it('offers what was typed for a change, and the new strategy takes its place', async () => {
    const flow = await sendIntake();
    flow.push(failed);
    await press('Change what you typed');
    expect((await goals()).value).toBe('Get fifty demo requests');
    await userEvent.type(await goals(), ' from dental clinics');
    await press('Start AI Analysis');

    expect(await screen.findByRole('heading', { level: 2, name: 'Changed' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(flow.callsTo(CREATE).map(({ body }) => body)).toMatchObject([
      { goals: 'Get fifty demo requests' },
      { goals: 'Get fifty demo requests from dental clinics', replaces: sent.id },
    ]);
  });

  it('has no button that starts the same text again, and sends none unchanged', async () => {
    const flow = await sendIntake();
    flow.push(failed);
    await press('Change what you typed');
    expect(screen.queryByRole('button', { name: /^Start again/ })).toBeNull();
    await goals();
    await press('Start AI Analysis');
    expect(await screen.findByText(/^Nothing was changed, so the analysis would fail again/)).toBeTruthy();
    expect(flow.callsTo(CREATE)).toHaveLength(1);
  });

  it('keeps a change that was refused, also over a reload', async () => {
    await sendIntake();
    openAgain(failed, { [CREATE]: refuse({ status: 409, code: 'strategy_limit_reached', title: 'Limit reached' }) });
    await press('Change what you typed');
    await userEvent.type(await goals(), ' soon');
    await press('Start AI Analysis');
    expect(await screen.findByText('Limit reached')).toBeTruthy();

    openAgain();
    await press('Change what you typed');
    expect((await goals()).value).toBe('Get fifty demo requests soon');
  });

  it('opens in another browser with what the service keeps, and sends none of it unchanged', async () => {
    const flow = openAgain(failed, { [INTAKE]: () => kept });
    await press('Change what you typed');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Strategy Name/)).value).toBe('Sent');
    expect((await goals()).value).toBe('Get fifty demo requests');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Free Text/).value).toBe('We sell reminders.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Competitors/).value).toBe('Doctolib');

    await press('Start AI Analysis');
    expect(await screen.findByText(/^Nothing was changed/)).toBeTruthy();
    expect(flow.callsTo(CREATE)).toHaveLength(0);
  });

  it('opens with the text of this browser where there is one, without a request', async () => {
    await sendIntake();
    const flow = openAgain(failed, { [INTAKE]: () => ({ ...kept, goals: 'Get older demo requests' }) });
    await press('Change what you typed');
    expect((await goals()).value).toBe('Get fifty demo requests');
    expect(flow.callsTo(INTAKE)).toHaveLength(0);
  });

  it('says that an uploaded PDF is gone, and lets the rest be sent without it', async () => {
    const flow = openAgain(failed, {
      [INTAKE]: () => ({ ...kept, is_pdf_gone: true }),
      [CREATE]: () => ({ strategy_id: changed.id }),
    });
    await press('Change what you typed');
    expect(await screen.findByText(/^The PDF that was uploaded is no longer kept/)).toBeTruthy();
    await press('Start AI Analysis');
    await waitFor(() => expect(flow.callsTo(CREATE)).toHaveLength(1));
  });
});

it('keeps nothing of what was typed once the analysis is done', async () => {
  await sendIntake();
  expect(texts()).toHaveLength(1);
  openAgain(aStrategy({ id: sent.id }));
  await waitFor(() => expect(texts()).toEqual([]));
});
