import preview from '@declic/design-system/storybook/preview';
import { anEvidence, noEvidence } from '../../../testing/evidence-factories';
import { ActionEvidence } from './action-evidence';

const meta = preview.meta({
  title: 'Console/Catalogue/Evidence',
  component: ActionEvidence,
  args: { evidence: anEvidence() },
});

export const Default = meta.story();

export const NothingMeasured = meta.story({ args: { evidence: noEvidence() } });

const longFault = `The answer differs at /rows/0/reasons: ${JSON.stringify({ reasons: ['a reason that is long'] }).repeat(8)}`;

export const LongFault = meta.story({
  args: {
    evidence: anEvidence({
      verification: {
        finished_at: '2026-11-20T11:30:00.000Z',
        passed: false,
        examples: [
          {
            name: 'An example whose name needs more than one line on a phone, and on others too',
            source: 'https://example.com/a-source-with-a-long-address/that-goes-on-and-on-without-a-break',
            compared: 'part',
            fields: ['rows', 'counts', 'reasons', 'summary', 'warnings'],
            outcome: 'server_error',
            fault: longFault,
            started_at: '2026-11-20T11:29:59.000Z',
            duration_ms: 61_000,
          },
        ],
      },
    }),
  },
});
