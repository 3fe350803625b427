import { Badge, type BadgeTone } from '@declic/design-system';
import { isReplay, isSoldOut, type Session } from '../domain/session';

export interface StatusBadgeProps {
  session: Pick<Session, 'status' | 'seats_left'>;
}

export function StatusBadge({ session }: StatusBadgeProps) {
  const { label, tone } = describeStatus(session);
  return <Badge tone={tone}>{label}</Badge>;
}

function describeStatus(session: StatusBadgeProps['session']): { label: string; tone: BadgeTone } {
  if (isReplay(session)) return { label: 'Replay', tone: 'neutral' };
  if (session.status === 'ended') return { label: 'Terminé', tone: 'neutral' };
  if (session.status === 'cancelled') return { label: 'Annulé', tone: 'danger' };
  if (isSoldOut(session)) return { label: 'Complet', tone: 'danger' };
  return { label: 'À venir', tone: 'accent' };
}
