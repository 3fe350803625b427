import preview from '@declic/design-system/storybook/preview';
import { aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import { aCanaryOverview, aReleasedRemote } from '../testing/a-released-remote';
import { OverviewSkeleton } from './overview-skeleton';
import { OverviewTable } from './overview-table';
import { StaleNotice } from './stale-notice';

const LONG = 'A reason that was written in a hurry, with every ticket, every name and every doubt in one sentence. ';
const shell = aReleasedRemote({
  name: 'shell',
  owner: 'Platform team',
  title: 'Shell',
  choice: aReleaseChoice({ name: 'shell', chosen_by: 'platform' }),
  health: [],
});

const meta = preview.meta({
  title: 'Operate/Releases',
  component: OverviewTable,
  args: { deployables: [shell, aReleasedRemote()] },
});

export const Default = meta.story();

export const Canary = meta.story({ args: { deployables: [shell, aCanaryOverview()] } });

export const OneLoad = meta.story({
  args: {
    deployables: [
      aReleasedRemote({
        health: [{ ...{ name: 'mf-flow', version: aRelease().version }, loads: 1, failed: 1, trial: null }],
      }),
    ],
  },
});

export const FrozenAndRetired = meta.story({
  args: {
    deployables: [
      aReleasedRemote({ choice: aReleaseChoice({ frozen_at: '2026-11-22T10:00:00Z' }) }),
      aReleasedRemote({
        name: 'mf-old',
        choice: aReleaseChoice({ name: 'mf-old', retired_at: '2026-11-22T10:00:00Z' }),
      }),
    ],
  },
});

export const LongTexts = meta.story({
  args: {
    deployables: [
      aReleasedRemote({
        name: 'mf-a-remote-whose-team-could-not-agree-on-a-shorter-name',
        owner: 'The team that looks after everything that has no other team',
        choice: aReleaseChoice({ version: 'v'.repeat(64), chosen_by: 'a-team-with-a-very-long-name-indeed' }),
        releases: [aRelease({ version: 'v'.repeat(64), reason: LONG.repeat(3), author: 'A'.repeat(60) })],
      }),
    ],
  },
});

export const Stale = meta.story({ render: () => <StaleNotice /> });

export const Loading = meta.story({ render: () => <OverviewSkeleton /> });
