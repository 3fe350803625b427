import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { anIdea } from '../../testing/idea-factories';
import { writeCalendar } from './write-calendar';

const now = new Date('2026-11-23T12:00:00Z');
const planned = anIdea({ status: 'approved', scheduled_on: '2026-12-31' });
const write = (change: Parameters<typeof anIdea>[0] = {}) => writeCalendar('Launch', [{ ...planned, ...change }], now);

function readEvents(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('writes an all-day event that ends before the next day begins', async () => {
  const text = await write();
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('DTSTAMP:20261123T120000Z\r\n');
  const [event] = readEvents(text);
  expect([event?.startDate.isDate, event?.summary]).toEqual([true, planned.title]);
});

it('gives an event the same UID in each export', async () => {
  const [before, after] = [await write(), await write({ scheduled_on: '2027-01-05', title: 'Renamed' })];
  expect(readEvents(before)[0]?.uid).toBe(`${planned.id}@declic`);
  expect(readEvents(after)[0]?.uid).toBe(readEvents(before)[0]?.uid);
});

it('escapes what has a meaning in calendars, and keeps it for the reader', async () => {
  const title = 'Phones; calls, "lines" \\ and BEGIN:VEVENT\r\nEND:VCALENDAR\u0007';
  const text = await write({ title });
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(readEvents(text)[0]?.summary).toBe('Phones; calls, "lines" \\ and BEGIN:VEVENT\nEND:VCALENDAR ');
});

it('folds lines at 75 octets, between characters', async () => {
  const title = 'Réservé à l’équipe — déjà 👩‍👩‍👧‍👦 testé '.repeat(9).trim();
  const text = await write({ title });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(readEvents(text)[0]?.summary).toBe(title);
});

it('leaves out what has no day', async () => {
  expect(readEvents(await write({ scheduled_on: null }))).toEqual([]);
});
