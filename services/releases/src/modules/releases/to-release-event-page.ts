import type { OpOutput } from '@declic/nest-kit';
import { formatCursor } from './event-cursor';
import type { EventPage } from './release-events.repository';
import { toReleaseEvent } from './to-release-event';

export function toReleaseEventPage({ events, older, newer }: EventPage): OpOutput<'listReleaseEvents'> {
  return {
    items: events.map(toReleaseEvent),
    next_cursor: older && formatCursor(older),
    previous_cursor: newer && formatCursor(newer),
  };
}
