import preview from '@declic/design-system/storybook/preview';
import { createRecord } from '../job/batch-job';
import { aBatch } from '../testing/a-batch';
import { ResultsPanel } from './results-panel';

const { job, table } = aBatch(60);
const LONG = 'A sentence of an answer that goes on and on without an end in sight. '.repeat(6);

const meta = preview.meta({
  title: 'Console/Batch/Results',
  component: ResultsPanel,
  args: { slug: 'email_validate', job, table },
});

const done = (index: number) =>
  createRecord(index, {
    state: 'done',
    cost: 1,
    requestId: '0199a5b2-0001',
    data: { verdict: 'valid', domain: { mx: true } },
  });

export const Waiting = meta.story({ args: { records: Array.from({ length: 3 }, (_, index) => createRecord(index)) } });
export const Done = meta.story({ args: { records: Array.from({ length: 60 }, (_, index) => done(index)) } });
export const FailedFirst = meta.story({
  args: {
    records: [
      done(0),
      createRecord(1, { state: 'failed', error: 'HTTP 503: The action failed.', requestId: '0199a5b2-0002' }),
      createRecord(2, { state: 'failed', error: LONG }),
      createRecord(3, { state: 'skipped' }),
    ],
  },
});
export const LongAnswers = meta.story({
  args: { records: [createRecord(0, { state: 'done', cost: 1, data: { text: LONG, list: [LONG, LONG] } })] },
});
export const PartialAnswers = meta.story({
  args: {
    records: [
      done(0),
      createRecord(1, { state: 'done', cost: 1, isPartial: true, data: { page: '(300000 characters, not kept)' } }),
    ],
  },
});
export const Empty = meta.story({ args: { records: [] } });
