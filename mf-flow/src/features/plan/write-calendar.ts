import type { Idea } from '../../idea/ideas.queries';
import { addDay } from './plan-days';

/**
 * The plan as iCalendar (RFC 5545): one all-day event for each idea that has a day. Its UID is the idea's, so that a calendar that
 * reads a later file moves the event instead of adding another one.
 */
export async function writeCalendar(name: string, ideas: readonly Idea[], now: Date): Promise<string> {
  const { default: ical } = await import('ical.js');
  // In octets; the space before a continued line makes it the 75 that a line may have.
  ical.foldLength = 74;

  const calendar = new ical.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Declic//Flow Content//EN');
  calendar.addPropertyWithValue('x-wr-calname', toPlainText(name));

  for (const { id, title, summary, pillar, status, scheduled_on: day } of ideas) {
    if (day === null) continue;
    const event = new ical.Component('vevent');
    event.addPropertyWithValue('uid', `${id}@declic`);
    event.addPropertyWithValue('dtstamp', ical.Time.fromJSDate(now, true));
    event.addPropertyWithValue('dtstart', ical.Time.fromDateString(day));
    event.addPropertyWithValue('dtend', ical.Time.fromDateString(addDay(day)));
    event.addPropertyWithValue('summary', toPlainText(title));
    event.addPropertyWithValue('description', toPlainText(`${summary}\n\n${pillar}`));
    event.addPropertyWithValue('status', status === 'published' ? 'CONFIRMED' : 'TENTATIVE');
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** Control characters have no place in a calendar, not even escaped (RFC 5545, section 3.1). */
function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ' ');
}
