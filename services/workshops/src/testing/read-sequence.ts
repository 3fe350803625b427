import type { Mail } from '@declic/nest-kit';

/** The SEQUENCE of the calendar file of a mail. */
export function readSequence({ calendar }: Mail): number {
  return Number(/^SEQUENCE:(\d+)/m.exec(calendar?.content ?? '')?.[1]);
}
