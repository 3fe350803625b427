import { type Operation, problem } from '@declic/openapi/testing';
import { aSession, failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote';
import { anUnfinishedStrategy, aStrategy, aSummary, failedAnalysis } from './testing/factories';

const LIST = '/api/flow/strategies';
const ONE = `${LIST}/{id}` as const;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The page with one strategy, or with none. */
function flowContent(
  call: Operation,
  strategies = [aStrategy()],
  act: () => Promise<unknown> = () => Promise.resolve(),
): FailingScreen {
  return {
    call,
    open: () => renderRemote(remote, { url: '/tools/flow-content', session: aSession() }),
    act,
    replies: {
      [`GET ${LIST}`]: () => ({ strategies: strategies.map(aSummary), limit: 3 }),
      [`GET ${ONE}`]: () => strategies[0] ?? problem({ status: 404 }),
      [`GET ${ONE}/events`]: () =>
        new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    },
  };
}

failureTexts(
  {
    'the list of strategies': { ...flowContent(`GET ${LIST}`), says: 2 },
    'one strategy': flowContent(`GET ${ONE}`),
    'the intake': flowContent(`POST ${LIST}`, [], async () => {
      await press('Create Your First Strategy');
      await userEvent.click(await screen.findByLabelText(/^Strategy Name/));
      await userEvent.paste('Created now');
      await userEvent.click(screen.getByLabelText(/^Objectives/));
      await userEvent.paste('Get fifty demo requests');
      await press('Start AI Analysis');
    }),
    'changing the status': flowContent(`PATCH ${ONE}`, [aStrategy()], async () =>
      userEvent.click(await screen.findByRole('switch', { name: 'Active' })),
    ),
    'starting the analysis again': {
      ...flowContent(`POST ${ONE}/analysis`, [anUnfinishedStrategy(failedAnalysis)], () => press('Start again')),
      says: 2,
    },
    'deleting a strategy': flowContent(`DELETE ${ONE}`, [aStrategy()], async () => {
      await press('Delete strategy');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete strategy' }));
    }),
  },
  './failure-texts.txt',
);
