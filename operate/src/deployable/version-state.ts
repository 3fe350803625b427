import type { BadgeProps } from '@declic/design-system';
import type { ReleaseChange } from '../change/release-change';
import type { DeployableOverview } from '../releases/releases.queries';

type Release = DeployableOverview['releases'][number];
type Choice = DeployableOverview['choice'];

/** Proposed to who starts a canary, in percent. */
const FIRST_SHARE = 10;

interface VersionState {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** What a version is used for at present, the most important fact only. */
export function versionState(
  { version, collected_at, withdrawn_at, rendered_at }: Release,
  choice: Choice,
): VersionState {
  if (choice?.version === version) return { label: 'Current', tone: 'success' };
  if (choice?.canary === version) return { label: `Canary, ${choice.canary_percent ?? 0} %`, tone: 'accent' };
  if (collected_at !== null) return { label: 'Deleted', tone: 'neutral' };
  if (withdrawn_at !== null) return { label: 'Withdrawn', tone: 'danger' };
  if (choice?.fallback === version) return { label: 'Fallback', tone: 'neutral' };
  return rendered_at === null ? { label: 'Registered', tone: 'neutral' } : { label: 'Was shown', tone: 'neutral' };
}

/** What can be done with a version. Nothing is offered that the registry always refuses. */
export function availableVersionChanges(
  { version, collected_at, withdrawn_at }: Release,
  choice: Choice,
): ReleaseChange[] {
  const withdraw: ReleaseChange = { kind: 'withdraw', version };
  const isRetired = choice !== null && choice.retired_at !== null;
  // What can be done with the canary stands beside its figures.
  if (withdrawn_at !== null || choice?.canary === version) return [];
  // Another version that passes the gates takes the place of the current one, but a revival needs the one that was chosen last.
  if (choice?.version === version) return isRetired ? [] : [withdraw];
  if (collected_at !== null) return [];
  // A freeze keeps what works.
  if (isRetired || (choice && choice.frozen_at !== null)) return [withdraw];
  const mayTry = choice !== null && choice.canary === null;
  return [
    { kind: 'promote', version },
    ...(mayTry ? [{ kind: 'start-canary' as const, version, percent: FIRST_SHARE }] : []),
    withdraw,
  ];
}
