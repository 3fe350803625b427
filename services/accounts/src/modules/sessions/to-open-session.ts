import type { OpOutput } from '@declic/nest-kit';
import { identifyDevice } from '../devices/identify-device';
import type { SessionFamilyEntity } from './session-family.entity';

export function toOpenSession(session: SessionFamilyEntity, currentId: string): OpOutput<'listSessions'>[number] {
  const { name, kind } = identifyDevice(session.userAgent);
  return {
    id: session.id,
    device: name,
    kind,
    started_at: session.createdAt.toISOString(),
    last_used_at: session.renewedAt.toISOString(),
    current: session.id === currentId,
  };
}
