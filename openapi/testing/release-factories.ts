import type { components } from '../generated/schema';
import { factory } from './factories';

type Schemas = components['schemas'];

/** A version that visitors get. */
export const aRelease = factory<Schemas['Release']>({
  name: 'mf-flow',
  version: '3f2a9c0d1e2f3a4b',
  owner: 'Flow team',
  title: 'Flow Content',
  author: 'Ada Lovelace',
  commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  reason: 'Shorter drafts',
  bytes: 183_400,
  created_at: '2026-11-22T08:00:00Z',
  activated_at: '2026-11-22T09:00:00Z',
  rendered_at: '2026-11-22T09:00:05Z',
  withdrawn_at: null,
  collected_at: null,
  current: true,
});

/** The choice of that version, with one to go back to. */
export const aReleaseChoice = factory<Schemas['Choice']>({
  name: 'mf-flow',
  version: '3f2a9c0d1e2f3a4b',
  previous: '77aa77aa77aa77aa',
  fallback: '77aa77aa77aa77aa',
  canary: null,
  canary_percent: null,
  frozen_at: null,
  retired_at: null,
  chosen_by: 'flow',
  chosen_at: '2026-11-22T09:00:00Z',
  chosen_reason: 'Shorter drafts',
  canary_by: null,
  canary_reason: null,
  revision: 3,
});

/** A canary that was compared once. */
export const aCanaryTrial = factory<Schemas['CanaryTrial']>({
  started_at: '2026-11-22T09:30:00Z',
  canary: { version: '9c0d9c0d9c0d9c0d', loads: 27, failed: 2 },
  stable: { version: '3f2a9c0d1e2f3a4b', loads: 540, failed: 3 },
  least_failed: 5,
  looks: 1,
  next_look_at_loads: 40,
  next_alpha: 0.01 / 6,
  last_look_at: '2026-11-22T09:50:00Z',
  last_p: 0.21,
  last_alpha: 0.005,
});

export const aReleaseEvent = factory<Schemas['ReleaseEvent']>({
  id: 1,
  name: 'mf-flow',
  version: '3f2a9c0d1e2f3a4b',
  action: 'promoted',
  actor: 'flow',
  reason: 'Shorter drafts',
  evidence: null,
  at: '2026-11-22T09:00:00Z',
});

/** A page of the history; the only one unless cursors are given. */
export function aHistoryPage(
  items: readonly Schemas['ReleaseEvent'][],
  cursors: Partial<Pick<Schemas['ReleaseEventPage'], 'next_cursor' | 'previous_cursor'>> = {},
): Schemas['ReleaseEventPage'] {
  return { items: [...items], next_cursor: null, previous_cursor: null, ...cursors };
}

interface Overview extends Omit<Schemas['Deployable'], 'served'> {
  releases: readonly Schemas['Release'][];
  health: readonly Pick<Schemas['VersionHealth'], 'name' | 'version' | 'loads' | 'failed' | 'trial'>[];
}

/** A deployable with its one version, of which no page has reported anything. */
export const anOverview = factory<Overview>({
  name: 'mf-flow',
  owner: 'Flow team',
  title: 'Flow Content',
  choice: aReleaseChoice(),
  releases: [aRelease()],
  health: [],
});
