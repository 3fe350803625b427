import type { OpOutput } from '@declic/nest-kit';
import type { ReleaseEventEntity } from './release-event.entity';

export function toReleaseEvent({
  id,
  name,
  version,
  action,
  actor,
  reason,
  evidence,
  at,
}: ReleaseEventEntity): OpOutput<'listReleaseEvents'>['items'][number] {
  return { id: Number(id), name, version, action, actor, reason, evidence, at: at.toISOString() };
}
