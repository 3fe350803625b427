import { expect, it } from 'vitest';
import { readCalendar } from './read-calendar';

const EVENT = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Office:20261123T090000', 'END:VEVENT'];
const ZONE = ['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
const OFFSETS = ['TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'];
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const readStart = (...lines: readonly string[]) => readCalendar(calendar(...lines))[0]?.start;

it('reads times by the time zones of their own file, and by none of a file before', () => {
  const alone = readStart(...EVENT);
  expect(readStart(...ZONE, ...OFFSETS, ...EVENT)).toBe('2026-11-23T04:00:00.000Z');
  expect(readStart(...EVENT)).toBe(alone);
});
