import { anOverview, aReleaseEvent } from '@declic/openapi/release-factories';
import type { DeployableHistory } from './read-overview.ts';

/** The moment at which the tests read. */
export const NOW = new Date('2026-11-22T12:00:00Z');

export function aHistory(overrides: Partial<DeployableHistory> = {}): DeployableHistory {
  return { ...anOverview(), events: [aReleaseEvent()], older: null, ...overrides };
}
