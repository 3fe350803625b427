import { Row, Stack, Text, TitledCard } from '@declic/design-system';
import { CanaryCard } from '../canary/canary-card';
import { ChangeButtons } from '../change/change-buttons';
import { ChangeDesk } from '../change/change-desk';
import type { ReleaseChange } from '../change/release-change';
import { DeployableState } from '../releases/deployable-state';
import type { DeployableOverview } from '../releases/releases.queries';
import { History } from './history';
import { ServedTable } from './served-table';
import { VersionTable } from './version-table';

/** A deployable with everything that can be done with it. */
export function Deployable({ deployable }: { deployable: DeployableOverview }) {
  const { name, owner, title, choice } = deployable;
  return (
    <ChangeDesk name={name} expect={choice?.version ?? null}>
      <Stack $gap={5}>
        <Row $gap={3} $justify="space-between">
          <Row $gap={3}>
            <Text tone="muted">
              {title}, {owner}
            </Text>
            <DeployableState choice={choice} />
          </Row>
          <ChangeButtons changes={availableChanges(choice)} />
        </Row>
        <TitledCard title="What visitors get" level={2}>
          <ServedTable deployable={deployable} />
        </TitledCard>
        <CanaryCard deployable={deployable} />
        <TitledCard title="Versions" level={2}>
          <VersionTable deployable={deployable} />
        </TitledCard>
        <TitledCard title="History" level={2}>
          <History name={name} />
        </TitledCard>
      </Stack>
    </ChangeDesk>
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
