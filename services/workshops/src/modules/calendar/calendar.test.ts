import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../testing/read-calendar';
import type { CalendarEntry } from './calendar-entry';
import { calendarLinks } from './calendar-links';
import { writeCalendar } from './write-calendar';

const organizer = { name: 'Declic', email: 'hello@declic.example' };
const now = new Date('2026-10-01T08:00:00Z');

const entry: CalendarEntry = {
  bookingId: '0199a1b2-0000-7000-8000-000000000001',
  sequence: 0,
  title: 'Votre premier workflow',
  description: 'Le lien de la salle arrive par e-mail.',
  url: 'http://localhost:4000/workshops/1',
  start: new Date('2026-10-24T16:00:00Z'),
  durationMin: 60,
  attendee: { name: 'Ada', email: 'ada@example.test' },
};

/** Reads a file with another library than the one that wrote it. */
function read(facts: Partial<CalendarEntry> = {}, method: 'REQUEST' | 'CANCEL' = 'REQUEST') {
  const { content } = writeCalendar({ ...entry, ...facts }, method, { organizer, now });
  return { content, ...readCalendar(content) };
}

describe('the file', () => {
  it('invites one person, who has accepted, to the times of the session', () => {
    const { calendar, component, event } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.startDate.toJSDate()).toEqual(entry.start);
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-10-24T17:00:00Z'));
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const [attendee, ...others] = component.getAllProperties('attendee');
    expect(others).toEqual([]);
    expect(attendee?.getFirstValue()).toBe('MAILTO:ada@example.test');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  });

  it('is taken out by a file with the same UID, a higher SEQUENCE, METHOD and STATUS', () => {
    const added = read();
    const removed = read({ sequence: 1 }, 'CANCEL');
    expect(removed.event.uid).toBe(added.event.uid);
    expect(removed.event.sequence).toBeGreaterThan(added.event.sequence);
    expect(removed.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(removed.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it.each([
    ['the last summer evening', '2026-10-24T16:00:00Z', '18:00'],
    ['the evening after the clocks went back', '2026-10-25T17:00:00Z', '18:00'],
    ['the night in which they go back', '2026-10-25T00:30:00Z', '02:30'],
    ['the last winter evening', '2027-03-27T17:00:00Z', '18:00'],
    ['the evening after they went forward', '2027-03-28T16:00:00Z', '18:00'],
  ])('names the right moment on %s', (_, start, clock) => {
    const { event } = read({ start: new Date(start) });
    const moment = event.startDate.toJSDate();
    expect(moment.toISOString()).toBe(new Date(start).toISOString());
    expect(moment.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })).toBe(clock);
    expect(event.endDate.toJSDate().getTime() - moment.getTime()).toBe(3_600_000);
  });

  it.each([
    'A; B, C \\ D',
    'Ligne 1\nBEGIN:VALARM\nEND:VEVENT',
    'a\r\nATTENDEE:mailto:eve@example.test',
    `${'é'.repeat(80)}👩🏽‍💻`,
    'un "titre" : avec ^ et <b>',
  ])('keeps %j as one text', (text) => {
    const { component, event } = read({ title: text, description: text, attendee: { name: text, email: 'a@b.test' } });
    const kept = text.replaceAll('\r\n', '\n');
    expect([event.summary, event.description]).toEqual([kept, kept]);
    const [attendee, ...others] = component.getAllProperties('attendee');
    expect([attendee?.getParameter('cn'), others, component.getAllSubcomponents()]).toEqual([kept, [], []]);
  });

  it('has lines of at most 75 octets', () => {
    const { content } = read({ title: 'é'.repeat(200) });
    const longest = Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
  });
});

describe('the links', () => {
  const links = calendarLinks({ ...entry, title: 'Café & <b>+1</b>', start: new Date('2027-03-28T16:00:00Z') });

  it('give Google the moments and the texts', () => {
    const { origin, searchParams } = new URL(links.google);
    expect(origin).toBe('https://calendar.google.com');
    expect(searchParams.get('dates')).toBe('20270328T160000Z/20270328T170000Z');
    expect(searchParams.get('text')).toBe('Café & <b>+1</b>');
    expect(searchParams.get('details')).toContain(entry.url);
  });

  it('give Outlook the moments and the texts, without a plus for a space', () => {
    const { origin, searchParams } = new URL(links.outlook);
    expect(origin).toBe('https://outlook.live.com');
    expect(searchParams.get('startdt')).toBe('2027-03-28T16:00:00Z');
    expect(searchParams.get('enddt')).toBe('2027-03-28T17:00:00Z');
    expect(searchParams.get('subject')).toBe('Café & <b>+1</b>');
    expect(links.outlook).not.toMatch(/\+/);
  });
});
