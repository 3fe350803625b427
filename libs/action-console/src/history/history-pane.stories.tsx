import preview from '@declic/design-system/storybook/preview';
import { RecordsFailure } from '../records/records-failure';
import { answerReportsQuery } from '../report/answer-reports.queries';
import { InConsole } from '../testing/in-console';
import { anAnswerReport } from '../testing/reports';
import { aTestResult } from '../testing/a-test-result';
import { aHistoryRun } from '../testing/runs';
import { HistoryPane } from './history-pane';
import type { HistoryRun } from './history-run';

const AT = Date.parse('2026-11-22T12:00:00Z');

const meta = preview.meta({
  title: 'Console/History',
  component: HistoryPane,
  args: { onOpen: () => undefined, onCompare: () => undefined },
  decorators: [
    (Story) => (
      <InConsole>
        <Story />
      </InConsole>
    ),
  ],
});

const withRuns = (items: readonly HistoryRun[], isLasting = true) => ({
  parameters: {
    queries: [
      [['console-records', null, 'run'], { items, isLasting }],
      [answerReportsQuery().queryKey, [anAnswerReport({ status: 'accepted', credits_refunded: 2 })]],
    ],
  },
});

const refused = aTestResult({ status: 422, data: null, error: 'Invalid', cost: 0, request_id: 'req_2' });

export const Default = meta.story(
  withRuns([
    aHistoryRun({ at: AT, run: { isDryRun: true, result: aTestResult({ request_id: 'req_3' }) } }),
    aHistoryRun({ at: AT + 60_000, run: { result: refused } }),
    aHistoryRun({ at: AT + 120_000 }),
  ]),
);

export const Empty = meta.story(withRuns([]));

export const PrivateWindow = meta.story(withRuns([aHistoryRun({ at: AT })], false));

export const LongText = meta.story(
  withRuns([
    aHistoryRun({
      at: AT,
      title: 'An action whose title needs more than one line on every screen there is '.repeat(2),
    }),
    { ...aHistoryRun({ at: AT + 1 }), run: null },
  ]),
);

export const Failed = meta.story({ render: () => <RecordsFailure onRetry={() => undefined} /> });
