import type { OpOutput } from '@declic/nest-kit';
import { deviceOf } from '../devices/device-of';
import type { SessionFamilyEntity } from './session-family.entity';

export function toOpenSession(session: SessionFamilyEntity, currentId: string): OpOutput<'listSessions'>[number] {
  const { name, kind } = deviceOf(session.userAgent);
  return {
    id: session.id,
    device: name,
    kind,
    started_at: session.createdAt.toISOString(),
    last_used_at: session.renewedAt.toISOString(),
    current: session.id === currentId,
  };
}
