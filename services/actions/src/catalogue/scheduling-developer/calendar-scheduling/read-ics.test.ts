import { describe, expect, it } from 'vitest';
import { findMeetings, findStarts, monday, MONDAY_STARTS, paris } from '../../../testing/find-meetings';

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:e1', ...lines, 'END:VEVENT'];

async function findWithCalendar(ics: string, window: object = monday): Promise<string[]> {
  return findStarts({ participants: [{ ...paris, ics }], window });
}

describe('calendars of participants', () => {
  it('reads a series by the clocks of its zone, in summer and winter', async () => {
    const ics = calendar(...event('DTSTART;TZID=Europe/Paris:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'));
    expect(await findWithCalendar(ics)).toEqual(['2026-03-02T07:00', '2026-03-02T09:00', '2026-03-02T10:00']);
    expect(await findWithCalendar(ics, { start: '2026-03-30', end: '2026-03-30' })).toEqual([
      '2026-03-30T06:00',
      '2026-03-30T08:00',
      '2026-03-30T09:00',
    ]);
  });

  it.each([
    [
      'of another zone',
      ['DTSTART;TZID=America/New_York:20260302T030000', 'DTEND;TZID=America/New_York:20260302T040000'],
      ['07', '09', '10'],
    ],
    ['in UTC', ['DTSTART:20260302T080000Z', 'DTEND:20260302T090000Z'], ['07', '09', '10']],
    ['without a zone', ['DTSTART:20260302T090000', 'DTEND:20260302T100000'], ['07', '09', '10']],
    ['of a whole day', ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303'], []],
    ['of a whole day without an end', ['DTSTART;VALUE=DATE:20260302'], []],
    [
      'that is cancelled',
      ['DTSTART:20260302T080000Z', 'DTEND:20260302T090000Z', 'STATUS:CANCELLED'],
      ['07', '08', '09', '10'],
    ],
    ['that does not block', ['DTSTART;VALUE=DATE:20260302', 'TRANSP:TRANSPARENT'], ['07', '08', '09', '10']],
    [
      'of a series without this day',
      ['DTSTART:20260223T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY', 'EXDATE:20260302T080000Z'],
      ['07', '08', '09', '10'],
    ],
    [
      'of a series that ended',
      ['DTSTART:20260223T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
      ['07', '08', '09', '10'],
    ],
    ['with further dates', ['DTSTART:20260223T080000Z', 'DURATION:PT1H', 'RDATE:20260302T090000Z'], ['07', '08', '10']],
    [
      'of the third Monday',
      ['DTSTART;TZID=Europe/Paris:20260119T090000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=3MO'],
      ['07', '08', '09', '10'],
    ],
    [
      'of a day that does not exist',
      ['DTSTART:20260201T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2,4;BYMONTHDAY=31'],
      ['07', '08', '09', '10'],
    ],
    ['over midnight', ['DTSTART:20260301T220000Z', 'DTEND:20260302T073000Z'], ['08', '09', '10']],
  ])('reads an event %s', async (_, lines, hours) => {
    expect(await findWithCalendar(calendar(...event(...lines)))).toEqual(hours.map((hour) => `2026-03-02T${hour}:00`));
  });

  it('takes a moved occurrence of a series at its new time only', async () => {
    const series = event('DTSTART;TZID=Europe/Paris:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY');
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Paris:20260302T090000',
      'DTSTART;TZID=Europe/Paris:20260302T110000',
      'DURATION:PT1H',
    );
    expect(await findWithCalendar(calendar(...series, ...moved))).toEqual(MONDAY_STARTS.slice(0, 3));
    const cancelled = [...moved.slice(0, -1), 'STATUS:CANCELLED', 'END:VEVENT'];
    expect(await findWithCalendar(calendar(...series, ...cancelled))).toEqual(MONDAY_STARTS);
  });

  it('reads zones that the calendar defines, and lists of busy times', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0200',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(
      await findWithCalendar(calendar(...zone, ...event('DTSTART;TZID=Office:20260302T100000', 'DURATION:PT1H'))),
    ).toEqual(['2026-03-02T07:00', '2026-03-02T09:00', '2026-03-02T10:00']);
    const list = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20260302T080000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20260302T090000Z/PT1H',
      'END:VFREEBUSY',
    ];
    expect(await findWithCalendar(calendar(...list))).toEqual([
      '2026-03-02T07:00',
      '2026-03-02T09:00',
      '2026-03-02T10:00',
    ]);
  });

  it('stops a series of seconds, and says so', async () => {
    const ics = calendar(...event('DTSTART:20000101T000000Z', 'RRULE:FREQ=SECONDLY'));
    const { warnings } = await findMeetings({ participants: [{ ...paris, ics }], window: monday });
    expect(warnings).toEqual([expect.stringContaining('more than 10000 occurrences')]);
  });
});
