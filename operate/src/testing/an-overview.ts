import { aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import type { DeployableOverview } from '../releases/releases.queries';

export const EARLIER = '77aa77aa77aa77aa';

/** A remote with a current version and the one before it. */
export function anOverview(overrides: Partial<DeployableOverview> = {}): DeployableOverview {
  return {
    name: 'mf-flow',
    owner: 'Flow team',
    title: 'Flow Content',
    choice: aReleaseChoice(),
    releases: [aRelease(), aRelease({ version: EARLIER, current: false, reason: null })],
    health: [{ name: 'mf-flow', version: aRelease().version, loads: 1204, failed: 3 }],
    ...overrides,
  };
}
