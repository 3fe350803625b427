import { Badge, Row } from '@declic/design-system';
import type { DeployableOverview } from './releases.queries';

/** Whether changes are refused, or visitors get nothing of it. */
export function DeployableState({ choice }: Pick<DeployableOverview, 'choice'>) {
  if (!choice || (choice.frozen_at === null && choice.retired_at === null)) return null;
  return (
    <Row $gap={2}>
      {choice.frozen_at === null ? null : <Badge tone="warning">Frozen</Badge>}
      {choice.retired_at === null ? null : <Badge tone="danger">Retired</Badge>}
    </Row>
  );
}
