import ICAL from 'ical.js';

/** The one event of a calendar file. */
export function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  return { calendar, component, event: new ICAL.Event(component) };
}

/** What a calendar program needs of the file of a mail. */
export function readInvitation(content = '') {
  const { calendar, event } = readCalendar(content);
  const { uid, sequence, startDate } = event;
  return { method: calendar.getFirstPropertyValue('method'), uid, sequence, start: startDate.toJSDate().toISOString() };
}
