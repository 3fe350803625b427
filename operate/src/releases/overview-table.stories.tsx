import preview from '@declic/design-system/storybook/preview';
import { aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import { anOverview } from '../testing/an-overview';
import { OverviewSkeleton } from './overview-skeleton';
import { OverviewTable } from './overview-table';

const LONG = 'A reason that was written in a hurry, with every ticket, every name and every doubt in one sentence. ';
const shell = anOverview({
  name: 'shell',
  owner: 'Platform team',
  title: 'Shell',
  choice: aReleaseChoice({ name: 'shell', chosen_by: 'platform' }),
  health: [],
});
const canary = aRelease({ version: '9c0d9c0d9c0d9c0d', author: 'Grace Hopper', current: false });

const meta = preview.meta({
  title: 'Operate/Releases',
  component: OverviewTable,
  args: { deployables: [shell, anOverview()], stale: false },
});

export const Default = meta.story();

export const Canary = meta.story({
  args: {
    deployables: [
      shell,
      anOverview({
        choice: aReleaseChoice({ canary: canary.version, canary_percent: 5 }),
        releases: [canary, aRelease()],
        health: [
          { name: 'mf-flow', version: aRelease().version, loads: 12_040, failed: 3 },
          { name: 'mf-flow', version: canary.version, loads: 60, failed: 9 },
        ],
      }),
    ],
  },
});

export const FrozenAndRetired = meta.story({
  args: {
    deployables: [
      anOverview({ choice: aReleaseChoice({ frozen_at: '2026-11-22T10:00:00Z' }) }),
      anOverview({ name: 'mf-old', choice: aReleaseChoice({ name: 'mf-old', retired_at: '2026-11-22T10:00:00Z' }) }),
    ],
  },
});

export const LongTexts = meta.story({
  args: {
    deployables: [
      anOverview({
        name: 'mf-a-remote-whose-team-could-not-agree-on-a-shorter-name',
        owner: 'The team that looks after everything that has no other team',
        choice: aReleaseChoice({ version: 'v'.repeat(64), chosen_by: 'a-team-with-a-very-long-name-indeed' }),
        releases: [aRelease({ version: 'v'.repeat(64), reason: LONG.repeat(3), author: 'A'.repeat(60) })],
      }),
    ],
  },
});

export const Stale = meta.story({ args: { stale: true } });

export const Loading = meta.story({ render: () => <OverviewSkeleton /> });
