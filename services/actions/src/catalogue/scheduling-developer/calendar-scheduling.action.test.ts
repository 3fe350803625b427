import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { isOutputFile } from '../../engine/files';
import { runAction } from '../../testing/run-action';
import { calendarScheduling } from './calendar-scheduling.action';
import { cpuMsSince } from '../../testing/cpu-time';

interface FoundSlot {
  readonly start: string;
  readonly local: readonly { readonly start: string }[];
  readonly reasons: readonly { readonly points: number; readonly reason: string }[];
  readonly score: number;
}

const run = (input: Readonly<Record<string, unknown>>) =>
  runAction(
    calendarScheduling,
    { duration_min: 60, ...input },
    { clock: { now: () => new Date('2026-01-01T00:00:00Z') } },
  );

/** The starts in UTC, in the order of time. */
async function findStarts(input: Readonly<Record<string, unknown>>): Promise<string[]> {
  const { data } = await run({ max_slots: 50, step_min: '60', ...input });
  return (data['slots'] as FoundSlot[]).map(({ start }) => start.slice(0, 16)).toSorted(); // Of the checked form.
}

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:e1', ...lines, 'END:VEVENT'];

/** At work from 8 to 12. */
const paris = {
  name: 'Louise',
  time_zone: 'Europe/Paris',
  working_hours: { start: '08:00', end: '12:00' },
  working_days: [1, 2, 3, 4, 5, 6, 7],
};
const monday = { start: '2026-03-02', end: '2026-03-02' };

async function findWithCalendar(ics: string, window: object = monday): Promise<string[]> {
  return findStarts({ participants: [{ ...paris, ics }], window });
}

const ALL = ['2026-03-02T07:00', '2026-03-02T08:00', '2026-03-02T09:00', '2026-03-02T10:00'];

describe('calendar-scheduling', () => {
  it('finds nothing but the hours at work', async () => {
    expect(await findStarts({ participants: [paris], window: monday })).toEqual(ALL);
  });

  it('keeps to the clocks of each zone on the days on which they change, which are not the same', async () => {
    const participants = [
      { name: 'Paris', time_zone: 'Europe/Paris', working_days: [1], working_hours: { start: '14:00', end: '18:00' } },
      {
        name: 'New York',
        time_zone: 'America/New_York',
        working_days: [1],
        working_hours: { start: '09:00', end: '12:00' },
      },
    ];
    // 5 hours apart from 8 to 29 March 2026, else 6.
    expect(await findStarts({ participants, window: { start: '2026-03-02', end: '2026-03-02' } })).toEqual([
      '2026-03-02T14:00',
      '2026-03-02T15:00',
      '2026-03-02T16:00',
    ]);
    expect(await findStarts({ participants, window: { start: '2026-03-09', end: '2026-03-09' } })).toEqual([
      '2026-03-09T13:00',
      '2026-03-09T14:00',
      '2026-03-09T15:00',
    ]);
    expect(await findStarts({ participants, window: { start: '2026-03-30', end: '2026-03-30' } })).toEqual([
      '2026-03-30T13:00',
      '2026-03-30T14:00',
      '2026-03-30T15:00',
    ]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-03-02', 24],
  ])('counts the hours of %s in Paris as %d', async (day, hours) => {
    const participants = [{ ...paris, working_hours: { start: '00:00', end: '24:00' } }];
    const { data } = await run({ participants, window: { start: day, end: day } });
    expect(data['participants']).toMatchObject([{ free_minutes: hours * 60 }]);
  });

  it('reads hours over midnight', async () => {
    const night = { ...paris, working_hours: { start: '22:00', end: '02:00' }, working_days: [1] };
    expect(await findStarts({ participants: [night], window: { start: '2026-03-01', end: '2026-03-03' } })).toEqual([
      '2026-03-02T21:00',
      '2026-03-02T22:00',
      '2026-03-02T23:00',
      '2026-03-03T00:00',
    ]);
  });

  it.each([
    [{ start: '2026-03-02', end: '2026-02-30' }, /"end" must be a date/],
    [{ start: '2026-03-02', end: '2026-03-01' }, /"end" must be after "start"/],
    [{ start: '2026-03-29T02:30', end: '2026-03-30' }, /"start" does not exist in Europe\/Paris/],
    [{ start: '2026-10-25T02:30', end: '2026-10-26' }, /"start" occurs twice in Europe\/Paris/],
    [{ start: '2 March 2026', end: '2026-03-03' }, /"start" must be a date/],
    [{ start: '2026-03-02T09:00+01:00Z', end: '2026-03-03' }, /"start" must be a date/],
    [{ start: '2026-03-02', end: '2026-05-04' }, /at most 62 days/],
    [{ start: '2026-03-02' }, /"end" must be a date/],
    [{ start: '2026-03-02', end: '2026-03-03', days: 3 }, /"days" is not one of/],
    [{ start: '2026-03-02', end: '2026-03-03', time_zone: 'CET+1' }, /"time_zone" must be a name/],
    ['next week', /Must be an object/],
  ])('refuses the window %j', async (window, message) => {
    await expect(run({ participants: [paris], window })).rejects.toMatchObject({
      field: 'window',
      message: expect.stringMatching(message),
    });
  });

  it('takes an hour that occurs twice with its offset', async () => {
    const window = { start: '2026-10-25T02:30+02:00', end: '2026-10-25T02:30+01:00' };
    const participants = [{ ...paris, working_hours: { start: '00:00', end: '24:00' } }];
    const { data } = await run({ participants, window, duration_min: 60 });
    expect(data['slots']).toMatchObject([{ start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' }]);
  });

  it('reads busy times in the zone of the participant, and with offsets', async () => {
    const busy = [
      { participant: 'Louise', start: '2026-03-02T09:00', end: '2026-03-02T10:00' },
      { participant: 'Louise', start: '2026-03-02T10:00Z', end: '2026-03-02T10:30Z' },
    ];
    expect(await findStarts({ participants: [paris], window: monday, busy })).toEqual([
      '2026-03-02T07:00',
      '2026-03-02T09:00',
    ]);
  });

  it('keeps pauses', async () => {
    const busy = [{ participant: 'Louise', start: '2026-03-02T09:30', end: '2026-03-02T10:00' }];
    expect(await findStarts({ participants: [paris], window: monday, busy, pause_min: 15 })).toEqual([
      '2026-03-02T07:00',
      '2026-03-02T10:00',
    ]);
  });

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
    expect(await findWithCalendar(calendar(...series, ...moved))).toEqual(ALL.slice(0, 3));
    const cancelled = [...moved.slice(0, -1), 'STATUS:CANCELLED', 'END:VEVENT'];
    expect(await findWithCalendar(calendar(...series, ...cancelled))).toEqual(ALL);
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
    const { warnings } = await run({ participants: [{ ...paris, ics }], window: monday });
    expect(warnings).toEqual([expect.stringContaining('more than 10000 occurrences')]);
  });

  it('leaves out public holidays, unless told not to', async () => {
    const participants = [{ ...paris, country: 'ES', region: 'MD' }];
    const window = { start: '2026-05-01', end: '2026-05-02' };
    // 1 May is a holiday of Spain, 2 May one of Madrid.
    expect(await findStarts({ participants, window })).toEqual([]);
    expect(await findStarts({ participants, window, holidays: false })).toHaveLength(8);
    const { warnings } = await run({ participants: [{ ...paris, country: 'ZZ' }], window });
    expect(warnings).toEqual(['No holidays are known for ZZ: those of Louise were not taken into account.']);
  });

  it('ranks by reasons that add up: noon and edges of the day lose', async () => {
    const { data } = await run({
      participants: [{ ...paris, working_hours: { start: '09:00', end: '17:00' } }],
      window: monday,
      step_min: '60',
      max_slots: 50,
    });
    const slots = data['slots'] as FoundSlot[]; // Of the form that was checked.
    for (const { score, reasons } of slots)
      expect(score).toBe(Math.max(0, 100 + reasons.reduce((sum, { points }) => sum + points, 0)));
    const place = (time: string) => slots.findIndex(({ local }) => local[0]?.start.includes(time));
    expect(place('T10:00')).toBe(0);
    expect(place('T12:00')).toBeGreaterThan(place('T14:00'));
  });

  it('can do without those who are not required, and says who is missing', async () => {
    const busy = [{ start: '2026-03-02', end: '2026-03-02' }];
    const { data } = await run({
      participants: [paris, { name: 'Bo', time_zone: 'Europe/Paris', required: false, busy }],
      window: monday,
      step_min: '60',
    });
    expect(data['slots']).toMatchObject(Array.from({ length: 4 }, () => ({ missing: ['Bo'] })));
  });

  it('writes an invitation that reads back, whatever the names are', async () => {
    const participants = [
      { ...paris, name: 'Loui"se;\r\nATTACH:x', email: 'louise@atelier-mercier.fr' },
      { name: 'Bo, \\ Ünal', email: 'bo@company.fr', time_zone: 'Europe/Paris', required: false },
    ];
    const title = 'Plan; a, b\nBEGIN:VEVENT\r\nX:\u0007y';
    const { data } = await run({ participants, window: monday, title, location: 'https://meet.example/1' });
    const file = data['file'];
    const text = isOutputFile(file) ? Buffer.from(file.$file.bytes).toString() : '';
    const read = new ICAL.Component(ICAL.parse(text));
    expect(read.getAllSubcomponents('vevent')).toHaveLength(1);
    const invited = new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined);
    expect(invited.summary).toBe('Plan; a, b\nBEGIN:VEVENT\nX: y');
    expect(invited.startDate.toJSDate().toISOString()).toBe((data['slots'] as FoundSlot[])[0]?.start);
    expect(invited.attendees.map((attendee) => String(attendee.getFirstValue()))).toEqual([
      'mailto:louise@atelier-mercier.fr',
      'mailto:bo@company.fr',
    ]);
    expect(text).not.toMatch(/^(ATTACH|X):/m);
    expect(
      (await run({ participants, window: monday, title, location: 'https://meet.example/1' })).answer['file'],
    ).toEqual((await run({ participants, window: monday, title, location: 'https://meet.example/1' })).answer['file']);
  });

  it('does 50 participants over 62 days within ten seconds', async () => {
    const participants = Array.from({ length: 50 }, (_, index) => ({
      name: `P${index}`,
      time_zone: 'Europe/Paris',
      country: 'FR',
    }));
    const startedAt = process.threadCpuUsage();
    const { data } = await run({ participants, window: { start: '2026-03-02', end: '2026-05-02' } });
    expect(data['slots']).toHaveLength(5);
    expect(cpuMsSince(startedAt)).toBeLessThan(5_000);
  });

  it.each([
    [{ participants: [1] }, 'participants'],
    [{ participants: [{ name: 'x' }] }, 'participants'],
    [{ participants: [paris, paris] }, 'participants'],
    [{ participants: [{ ...paris, working_hours: { start: '9', end: '17' } }] }, 'participants'],
    [{ participants: [{ ...paris, zone: 'x' }] }, 'participants'],
    [{ participants: [{ ...paris, required: false }] }, 'participants'],
    [{ participants: [{ ...paris, busy: [{ start: '2026-03-02T10:00', end: '2026-03-02T09:00' }] }] }, 'participants'],
    [{ participants: [paris], busy: [{ participant: 'Zoe', start: '2026-03-02', end: '2026-03-02' }] }, 'busy'],
    [{ participants: [{ ...paris, ics: 'nonsense' }] }, 'ics_files'],
    [{ participants: [paris], ics_files: [{ participant: 'Louise', ics: 'BEGIN:VCARD\nEND:VCARD' }] }, 'ics_files'],
    [
      { participants: [paris], duration_min: 1_440, window: { start: '2026-03-02T09:00', end: '2026-03-02T10:00' } },
      'duration_min',
    ],
  ])('refuses %j', async (input, field) => {
    await expect(run({ window: monday, ...input })).rejects.toMatchObject({ name: 'RejectedInputError', field });
  });
});
