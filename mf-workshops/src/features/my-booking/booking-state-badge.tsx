import { Badge, type BadgeTone } from '@declic/design-system';
import type { MyBooking } from './my-booking.queries';

const states: Record<MyBooking['status'], { label: string; tone: BadgeTone }> = {
  unconfirmed: { label: 'À confirmer', tone: 'warning' },
  held: { label: 'Paiement attendu', tone: 'warning' },
  confirmed: { label: 'Confirmée', tone: 'success' },
  cancelled: { label: 'Annulée', tone: 'danger' },
  expired: { label: 'Expirée', tone: 'neutral' },
  refunded: { label: 'Remboursée', tone: 'neutral' },
};

export function BookingStateBadge({ status }: Pick<MyBooking, 'status'>) {
  const { label, tone } = states[status];
  return <Badge tone={tone}>{label}</Badge>;
}
