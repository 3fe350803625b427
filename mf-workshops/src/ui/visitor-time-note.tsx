import { Text } from '@declic/design-system';
import { useHydrated } from '@declic/remote-kit';
import { useState } from 'react';
import { visitorTime, visitorZone } from '../domain/visitor-time';

export interface VisitorTimeNoteProps {
  start: string;
  /** Another zone than the visitor's, for stories. */
  zone?: string | undefined;
}

/** The time where the visitor is, when clocks there do not show that of Paris. */
export function VisitorTimeNote({ start, zone }: VisitorTimeNoteProps) {
  const [here] = useState(() => zone ?? visitorZone());
  const local = visitorTime(start, here);
  // HTML is made for visitors of every zone.
  const hydrated = useHydrated();
  if (!local || !hydrated) return null;
  return (
    <Text as="span" size="small" tone="muted">
      Chez vous : {local.time} ({local.zoneName})
    </Text>
  );
}
