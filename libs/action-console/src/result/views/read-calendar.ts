import type { FoundEvent } from '@declic/action-results';
import ICAL from 'ical.js';

/**
 * The events of a calendar file.
 *
 * @throws {Error} it is not a calendar.
 */
export function readCalendar(text: string): FoundEvent[] {
  // The declared type is a union of what a parser may give for several formats.
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  // The library keeps time zones for the whole page: those of one file must not change the times of the next.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component, index) => toEvent(new ICAL.Event(component), index));
}

function toEvent(event: ICAL.Event, index: number): FoundEvent {
  const { summary, location, description, startDate, endDate } = event;
  const details = [location, description].filter((text) => typeof text === 'string' && text !== '');
  return {
    path: [index],
    title: summary || 'Event',
    start: toText(startDate),
    end: endDate ? toText(endDate) : null,
    details: [...details, ...listAttendees(event)],
  };
}

function toText(time: ICAL.Time): string {
  return time.isDate ? time.toString() : time.toJSDate().toISOString();
}

function listAttendees({ attendees }: ICAL.Event): string[] {
  const names = attendees.map((attendee) => String(attendee.getFirstValue()).replace(/^mailto:/i, ''));
  return names.length === 0 ? [] : [`With ${names.join(', ')}`];
}
