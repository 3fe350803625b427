import type { MailCalendar } from '@declic/nest-kit';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type CalendarEntry, computeEnd } from './calendar-entry';

/** Who invites: the name and the address that the mails come from. */
export interface Organizer {
  readonly name: string;
  readonly email: string;
}

/**
 * A calendar file (RFC 5545 and 5546). Its times are in UTC, which is right across clock changes because nothing repeats. A
 * cancellation removes the entry of the same booking.
 */
export function writeCalendar(
  entry: CalendarEntry,
  method: MailCalendar['method'],
  { organizer, now }: { organizer: Organizer; now: Date },
): MailCalendar {
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Declic', product: 'Ateliers', language: 'FR' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${entry.bookingId}@workshops.declic`,
    sequence: entry.sequence,
    stamp: now,
    start: entry.start,
    end: computeEnd(entry),
    summary: toPlainText(entry.title),
    description: toPlainText(entry.description),
    location: 'En ligne',
    url: entry.url,
    organizer: { name: toPlainText(organizer.name), email: organizer.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  event.createAttendee({
    name: toPlainText(entry.attendee.name),
    email: entry.attendee.email,
    // The seat is booked: no answer is asked for.
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
  });
  return { method, content: calendar.toString() };
}

/** Control characters have no place in a calendar file; line ends are escaped by the library. */
export function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ');
}
