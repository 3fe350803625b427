import preview from '@declic/design-system/storybook/preview';
import { aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import { releaseKeys } from '../releases/releases.queries';
import { anOverview, EARLIER } from '../testing/an-overview';
import { Deployable } from './deployable';

const withdrawn = aRelease({
  version: '9c0d9c0d9c0d9c0d',
  current: false,
  withdrawn_at: '2026-11-22T10:00:00Z',
  reason: 'Faster list',
});
const evidence = { canary_loads: 60, canary_failures: 9, stable_loads: 1140, stable_failures: 2, p: 0.000_01 };
const events = [
  aReleaseEvent({ id: 3, action: 'withdrawn', version: withdrawn.version, actor: 'registry', reason: null, evidence }),
  aReleaseEvent({ id: 2 }),
  aReleaseEvent({ id: 1, action: 'registered', version: EARLIER, reason: null }),
];

const meta = preview.meta({
  title: 'Operate/Deployable',
  component: Deployable,
  args: { deployable: anOverview({ releases: [withdrawn, ...anOverview().releases] }) },
  parameters: { queries: [[releaseKeys.history('mf-flow'), events]] },
});

export const Default = meta.story();

export const Frozen = meta.story({
  args: { deployable: anOverview({ choice: aReleaseChoice({ frozen_at: '2026-11-22T10:00:00Z' }) }) },
});

export const FirstRelease = meta.story({
  args: {
    deployable: anOverview({
      choice: aReleaseChoice({ previous: null, fallback: null }),
      releases: [aRelease({ commit: null, author: null, reason: null })],
      health: [],
    }),
  },
  parameters: { queries: [[releaseKeys.history('mf-flow'), []]] },
});
