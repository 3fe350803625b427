import type { BadgeProps } from '@declic/design-system';
import type { ReleaseChange } from '../change/release-change';
import type { DeployableOverview } from '../releases/releases.queries';

type Release = DeployableOverview['releases'][number];
type Choice = DeployableOverview['choice'];

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
  const usable = collected_at === null && withdrawn_at === null;
  if (!usable || (choice && (choice.frozen_at !== null || choice.retired_at !== null))) return [];
  // The newest version that passes the gates takes the place of the current one.
  if (choice?.version === version) return [{ kind: 'withdraw', version }];
  return [
    { kind: 'promote', version },
    { kind: 'withdraw', version },
  ];
}
