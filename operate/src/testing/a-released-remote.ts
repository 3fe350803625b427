import { aCanaryTrial, anOverview, aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import type { DeployableOverview } from '../releases/releases.queries';

export const EARLIER = '77aa77aa77aa77aa';

/** A remote with a current version and the one before it. */
export const aReleasedRemote = (overrides: Parameters<typeof anOverview>[0] = {}): DeployableOverview =>
  anOverview({
    releases: [aRelease(), aRelease({ version: EARLIER, current: false, reason: null })],
    health: [{ name: 'mf-flow', version: aRelease().version, loads: 1204, failed: 3, trial: null }],
    ...overrides,
  });

/** The same with a canary for 5 percent of the visitors. */
export function aCanaryOverview({
  trial = aCanaryTrial(),
  choice = {},
}: {
  trial?: ReturnType<typeof aCanaryTrial>;
  choice?: Parameters<typeof aReleaseChoice>[0];
} = {}): DeployableOverview {
  const { version, loads, failed } = trial.canary;
  return aReleasedRemote({
    choice: aReleaseChoice({ canary: version, canary_percent: 5, ...choice }),
    releases: [
      aRelease({ version, author: 'Grace Hopper', reason: null, current: false, activated_at: null }),
      ...aReleasedRemote().releases,
    ],
    health: [
      { name: 'mf-flow', version: aRelease().version, loads: 12_040, failed: 3, trial: null },
      { name: 'mf-flow', version, loads, failed, trial },
    ],
  });
}
