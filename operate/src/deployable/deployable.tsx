import { Row, Stack, TitledCard } from '@declic/design-system';
import { DeployableState } from '../releases/deployable-state';
import { OverviewTable } from '../releases/overview-table';
import type { DeployableOverview } from '../releases/releases.queries';
import { ChangeButton } from '../change/change-button';
import type { ReleaseChange } from '../change/release-change';
import { History } from './history';
import { VersionTable } from './version-table';

/** A deployable with everything that can be done with it. */
export function Deployable({ deployable }: { deployable: DeployableOverview }) {
  const { name, choice } = deployable;
  return (
    <Stack $gap={5}>
      <Row $gap={3}>
        {availableChanges(choice).map((change) => (
          <ChangeButton key={change.kind} name={name} change={change} expect={choice?.version ?? null} />
        ))}
        <DeployableState choice={choice} />
      </Row>
      <OverviewTable deployables={[deployable]} stale={false} />
      <TitledCard title="Versions" level={2}>
        <VersionTable deployable={deployable} />
      </TitledCard>
      <TitledCard title="History" level={2}>
        <History name={name} />
      </TitledCard>
    </Stack>
  );
}

/** What can be done with the deployable as a whole. A frozen one can only be unfrozen. */
export function availableChanges(choice: DeployableOverview['choice']): ReleaseChange[] {
  if (!choice) return [];
  if (choice.frozen_at !== null) return [{ kind: 'unfreeze' }];
  if (choice.retired_at !== null) return [{ kind: 'revive' }];
  return [
    ...(choice.previous === null ? [] : [{ kind: 'roll-back' as const, version: choice.previous }]),
    { kind: 'freeze' },
    // The product cannot be without its shell.
    ...(choice.name === 'shell' ? [] : [{ kind: 'retire' as const }]),
  ];
}
