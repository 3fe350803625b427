import preview from '@declic/design-system/storybook/preview';
import { aHistoryPage, aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import { releaseKeys } from '../releases/releases.queries';
import { aCanaryOverview, aReleasedRemote, EARLIER } from '../testing/a-released-remote';
import { Deployable } from './deployable';

const withdrawn = aRelease({
  version: '9c0d9c0d9c0d9c0d',
  current: false,
  withdrawn_at: '2026-11-22T10:00:00Z',
  reason: 'Faster list',
});
const evidence = {
  test: "Fisher's exact test, one-sided",
  canary: { version: withdrawn.version, percent: 5, loads: 60, failed: 9 },
  stable: { version: aRelease().version, loads: 1140, failed: 2 },
  p: 0.000_01,
  alpha: 0.005,
  look: 1,
  window: { from: '2026-11-22T09:00:00Z', to: '2026-11-22T10:00:00Z' },
};
const events = [
  aReleaseEvent({ id: 3, action: 'withdrawn', version: withdrawn.version, actor: 'registry', reason: null, evidence }),
  aReleaseEvent({ id: 2 }),
  aReleaseEvent({ id: 1, action: 'registered', version: EARLIER, reason: null }),
];

const meta = preview.meta({
  title: 'Operate/Deployable',
  component: Deployable,
  args: { deployable: aReleasedRemote({ releases: [withdrawn, ...aReleasedRemote().releases] }) },
  parameters: { queries: [[releaseKeys.history('mf-flow'), aHistoryPage(events, { next_cursor: 'before-1' })]] },
});

export const Default = meta.story();

export const Canary = meta.story({ args: { deployable: aCanaryOverview() } });

export const Frozen = meta.story({
  args: { deployable: aReleasedRemote({ choice: aReleaseChoice({ frozen_at: '2026-11-22T10:00:00Z' }) }) },
});

export const FirstRelease = meta.story({
  args: {
    deployable: aReleasedRemote({
      choice: aReleaseChoice({ previous: null, fallback: null }),
      releases: [aRelease({ commit: null, author: null, reason: null })],
      health: [],
    }),
  },
  parameters: { queries: [[releaseKeys.history('mf-flow'), aHistoryPage([])]] },
});
