import preview from '@declic/design-system/storybook/preview';
import { aTestResult } from '../../testing/a-test-result';
import { aHistoryRun } from '../../testing/runs';
import { CompareRuns } from './compare-runs';

const AT = Date.parse('2026-11-22T12:00:00Z');
const lines = (changed: string) =>
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`line_${index}`, index === 9 ? changed : 'the same']));

const meta = preview.meta({
  title: 'Console/Comparison of runs',
  component: CompareRuns,
  args: {
    earlier: aHistoryRun({ at: AT, run: { result: aTestResult({ data: lines('before') }) } }),
    later: aHistoryRun({
      at: AT + 60_000,
      run: { body: { topic: 'Cheese', words: 50 }, result: aTestResult({ data: lines('after') }) },
    }),
  },
});

export const Default = meta.story();

export const NoDifference = meta.story({
  args: { later: aHistoryRun({ at: AT + 1 }), earlier: aHistoryRun({ at: AT }) },
});

export const LongText = meta.story({
  args: { later: aHistoryRun({ at: AT, run: { body: { topic: 'https://example.test/'.repeat(20) } } }) },
});

export const TooLarge = meta.story({ args: { earlier: { ...aHistoryRun({ at: AT }), run: null } } });
