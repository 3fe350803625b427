import { createHash } from 'node:crypto';
import type { EventAttributes } from 'ics';
import { outputFile, type OutputFile } from '../../../engine/files';
import type { Interval } from './interval';
import type { Participant } from './participant';

export interface Invite {
  readonly title: string;
  readonly location: string | undefined;
  readonly description: string | undefined;
}

/** An invitation (RFC 5545 and 5546) with the participants who have an address; the first of them is the organiser. */
export async function writeInvite(
  slot: Interval,
  participants: readonly Participant[],
  { title, location, description }: Invite,
  now: Date,
): Promise<OutputFile> {
  const { createEvent } = await import('ics');
  const people = participants.flatMap(({ name, email, isRequired }) =>
    email === null ? [] : [{ name: toPlainName(name), email, isRequired }],
  );
  const [organizer] = people;
  const uid = createHash('sha256')
    .update(JSON.stringify([slot, title, people]))
    .digest('hex')
    .slice(0, 32);
  // The published types do not know `timestamp`, without which the moment of writing stands in the file.
  const event: EventAttributes & { timestamp: number } = {
    uid: `${uid}@declic`,
    productId: '-//Declic//Calendar scheduling//EN',
    timestamp: now.getTime(),
    start: slot.start,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: slot.end,
    endInputType: 'utc',
    endOutputType: 'utc',
    title: toPlainText(title),
    method: organizer ? 'REQUEST' : 'PUBLISH',
    status: 'CONFIRMED',
    ...(location && { location: toPlainText(location) }),
    ...(description && { description: toPlainText(description) }),
    ...(organizer && { organizer: { name: organizer.name, email: organizer.email } }),
    attendees: people.map(({ name, email, isRequired }) => ({
      name,
      email,
      rsvp: true,
      partstat: email === organizer?.email ? ('ACCEPTED' as const) : ('NEEDS-ACTION' as const),
      role: isRequired ? ('REQ-PARTICIPANT' as const) : ('OPT-PARTICIPANT' as const),
    })),
  };
  const { value, error } = createEvent(event);
  if (error || !value) throw new Error(`The invitation could not be written: ${error?.message}`);
  return outputFile('invite.ics', 'text/calendar', Buffer.from(value));
}

/** Parameters in quotes have no way to hold a quote or a line end (RFC 5545, section 3.2). */
function toPlainName(name: string): string {
  return toPlainText(name)
    .replaceAll(/["\n\\]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ');
}
