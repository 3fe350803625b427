import { aCanaryTrial } from '@declic/openapi/release-factories';
import type { Replies } from '@declic/openapi/testing';
import { aCanaryOverview, EARLIER } from './a-released-remote';
import { health, replies } from './open-operators';

export const trial = aCanaryTrial();
const { choice, releases, health: figures } = aCanaryOverview({ trial });
const failures = { load: 0, slow: 0, contract: 0, render: 0, runtime: 0, unmount: 0, mismatch: 0 };
const versions = figures.map((one) => ({
  ...{ ...one, role: 'stable' as const, failure_rate: 0, failures, traffic_share: 0.5 },
  ...{ canary_percent: null, last_seen_at: null },
}));

/** What the registry answers while a remote has a canary. */
export const canaryReplies = {
  ...replies,
  'GET /api/releases/deployables/{name}/releases': () => ({ items: [...releases], choice, previous: EARLIER }),
  'GET /api/releases/health': () => ({ ...health, versions }),
} satisfies Replies;
