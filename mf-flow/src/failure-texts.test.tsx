import { type Operation, problem } from '@declic/openapi/testing';
import { aSession, failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand';
import { aDraft, aDraftedIdea, aVersion } from './features/drafts/testing/draft-factories';
import { renderDrafts } from './features/drafts/testing/open-drafts';
import type { Idea } from './idea/ideas.queries';
import { typedTexts } from './features/strategy-view/lines/typed-texts';
import { remote } from './remote';
import { anUnfinishedStrategy, aStrategy, aStrategyList, failedAnalysis, failedOnIntake } from './testing/factories';
import { anApprovedIdea, anIdea } from './testing/idea-factories';

const LIST = '/api/flow/strategies';
const ONE = `${LIST}/{id}` as const;

const IDEAS = `${ONE}/ideas` as const;
const STRATEGY_TAB = '/tools/flow-content?tab=strategy';
const CALENDAR = '/tools/flow-content?view=calendar';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The page with one strategy, or with none. */
function flowContent(
  call: Operation,
  strategies = [aStrategy()],
  act: () => Promise<unknown> = () => Promise.resolve(),
  url = STRATEGY_TAB,
  ideas: Idea[] = [],
): FailingScreen {
  return {
    call,
    open: () => {
      typedTexts.setState({}, true);
      return renderRemote(remote, { url, session: aSession() });
    },
    act,
    replies: {
      [`GET ${LIST}`]: () => aStrategyList(strategies),
      [`GET ${ONE}`]: () => strategies[0] ?? problem({ status: 404 }),
      [`GET ${IDEAS}`]: () => ({ ideas }),
      [`GET ${ONE}/events`]: () =>
        new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    },
  };
}

const DRAFT = '/api/flow/drafts/{id}';

/** An idea with a blog post, whose section is opened first. */
function drafts(call: Operation, act: () => Promise<unknown> = () => Promise.resolve()): FailingScreen {
  return {
    call,
    open: () => {
      localStorage.clear();
      renderDrafts(createStore(() => aDraftedIdea([aDraft()])));
    },
    act: async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Blog Post/ }));
      await act();
    },
    replies: {
      [`GET ${DRAFT}`]: () => aDraft(),
      [`GET ${DRAFT}/versions`]: () => ({ versions: [aVersion()] }),
    },
  };
}

async function saveDraft(): Promise<void> {
  await press('Edit');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text (Markdown)' }));
  await userEvent.paste(' More.');
  await press('Save');
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
    'what was typed': flowContent(`GET ${ONE}/intake`, [aStrategy({ analysis: failedOnIntake })], () => {
      localStorage.clear();
      return press('Change what you typed');
    }),
    'the ideas': flowContent(`GET ${IDEAS}`, [aStrategy()], undefined, '/tools/flow-content'),
    'asking for ideas': flowContent(
      `POST ${IDEAS}`,
      [aStrategy()],
      () => press('Generate Ideas'),
      '/tools/flow-content',
    ),
    'renewing ideas': flowContent(
      `POST ${IDEAS}/renewal`,
      [aStrategy()],
      () => press('Renew 1 idea'),
      '/tools/flow-content',
      [anIdea({ is_outdated: true })],
    ),
    'deciding on an idea': flowContent(
      'PATCH /api/flow/ideas/{id}',
      [aStrategy()],
      () => press('Approve'),
      '/tools/flow-content',
      [anIdea()],
    ),
    'planning the ideas': flowContent(`POST ${ONE}/plan`, [aStrategy()], () => press('Plan them'), CALENDAR, [
      anApprovedIdea(),
    ]),
    'changing the period': {
      ...flowContent(
        `PATCH ${ONE}`,
        [aStrategy()],
        async () => {
          const field = await screen.findByLabelText('Days to plan ahead');
          await userEvent.clear(field);
          await userEvent.type(field, '45');
          await press('Change');
        },
        CALENDAR,
        [anApprovedIdea()],
      ),
      says: 2,
    },
    'changing the status': flowContent(`PATCH ${ONE}`, [aStrategy()], async () =>
      userEvent.click(await screen.findByRole('switch', { name: 'Active' })),
    ),
    'adding lines': flowContent(`POST ${ONE}/lines`, [aStrategy()], async () => {
      await press('Add to Offers');
      await userEvent.keyboard('Training on site{Enter}');
    }),
    'answering a question': flowContent(`POST ${ONE}/lines`, [aStrategy()], async () =>
      userEvent.type(await screen.findByLabelText('In which sectors are they?'), 'Health{Enter}'),
    ),
    'changing a line': flowContent(`PUT ${ONE}/lines/{line_id}`, [aStrategy()], async () => {
      await press('Edit “Automatic reminders”');
      await userEvent.keyboard(' by text message{Enter}');
    }),
    'removing a line': flowContent(`DELETE ${ONE}/lines/{line_id}`, [aStrategy()], () =>
      press('Remove “Automatic reminders”'),
    ),
    'renewing ideas after a change': flowContent(
      `POST ${IDEAS}/renewal`,
      [aStrategy({ outdated_idea_count: 1 })],
      () => press('Renew'),
      STRATEGY_TAB,
      [anIdea({ is_outdated: true })],
    ),
    'changing the horizon': {
      ...flowContent(`PATCH ${ONE}`, [aStrategy()], async () => {
        await press('Edit the horizon');
        await userEvent.keyboard('{Backspace}{Enter}');
      }),
      says: 2,
    },
    'starting the analysis again': {
      ...flowContent(`POST ${ONE}/analysis`, [anUnfinishedStrategy(failedAnalysis)], () =>
        press('Start again (5 credits)'),
      ),
      says: 2,
    },
    'deleting a strategy': flowContent(`DELETE ${ONE}`, [aStrategy()], async () => {
      await press('Delete strategy');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete strategy' }));
    }),
    'a draft': drafts(`GET ${DRAFT}`),
    'saving a draft': drafts(`PUT ${DRAFT}`, saveDraft),
    'having a draft written again': drafts(`POST ${DRAFT}/writing`, () => press('Write again')),
    'the versions of a draft': drafts(`GET ${DRAFT}/versions`, () => press('Versions')),
    'restoring a version': drafts(`POST ${DRAFT}/versions/{version}/restoration`, async () => {
      await press('Versions');
      await press('Restore version 1');
    }),
    'uploading a PDF': flowContent('POST /api/flow/pdfs', [], async () => {
      await press('Create Your First Strategy');
      const file = new File(['%PDF'], 'Brief.pdf', { type: 'application/pdf' });
      await userEvent.upload(await screen.findByLabelText('PDF file'), file);
    }),
  },
  './failure-texts.txt',
  {
    entry: `${import.meta.dirname}/remote.tsx`,
    silent: { [`GET ${ONE}/events`]: 'the strategy is polled instead, and fetching it says what fails' },
  },
);
