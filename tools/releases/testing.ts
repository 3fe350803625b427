import { aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import type { DeployableHistory, DeployableOverview } from './read-overview.ts';

/** The moment at which the tests read. */
export const NOW = new Date('2026-11-22T12:00:00Z');

export function anOverview(overrides: Partial<DeployableOverview> = {}): DeployableOverview {
  return {
    name: 'mf-flow',
    owner: 'Flow team',
    title: 'Flow Content',
    choice: aReleaseChoice(),
    releases: [aRelease()],
    health: [],
    ...overrides,
  };
}

export function aHistory(overrides: Partial<DeployableHistory> = {}): DeployableHistory {
  return { ...anOverview(), events: [aReleaseEvent()], ...overrides };
}
