import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { isOutputFile } from '../../engine/files';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { runAction } from '../../testing/run-action';
import { calendarScheduling } from './calendar-scheduling.action';
import { findMeetings, findStarts, type FoundSlot, monday, MONDAY_STARTS, paris } from '../../testing/find-meetings';

describe('calendar-scheduling', () => {
  it('finds nothing but the hours at work', async () => {
    expect(await findStarts({ participants: [paris], window: monday })).toEqual(MONDAY_STARTS);
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
    const { data } = await findMeetings({ participants, window: { start: day, end: day } });
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
    [{ start: '2026-03-02' }, /"end" is required/],
    [{ start: '2026-03-02', end: '2026-03-03', days: 3 }, /"days" is not one of/],
    [{ start: '2026-03-02', end: '2026-03-03', time_zone: 'CET+1' }, /"time_zone" must be a name/],
    ['next week', /Must be an object/],
  ])('refuses the window %j', async (window, message) => {
    await expect(findMeetings({ participants: [paris], window })).rejects.toMatchObject({
      field: 'window',
      message: expect.stringMatching(message),
    });
  });

  it('takes an hour that occurs twice with its offset', async () => {
    const window = { start: '2026-10-25T02:30+02:00', end: '2026-10-25T02:30+01:00' };
    const participants = [{ ...paris, working_hours: { start: '00:00', end: '24:00' } }];
    const { data } = await findMeetings({ participants, window, duration_min: 60 });
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

  it('leaves out public holidays, unless told not to', async () => {
    const participants = [{ ...paris, country: 'ES', region: 'MD' }];
    const window = { start: '2026-05-01', end: '2026-05-02' };
    // 1 May is a holiday of Spain, 2 May one of Madrid.
    expect(await findStarts({ participants, window })).toEqual([]);
    expect(await findStarts({ participants, window, holidays: false })).toHaveLength(8);
    const { warnings } = await findMeetings({ participants: [{ ...paris, country: 'ZZ' }], window });
    expect(warnings).toEqual(['No holidays are known for ZZ: those of Louise were not taken into account.']);
  });

  it('ranks by reasons that add up: noon and edges of the day lose', async () => {
    const { data } = await findMeetings({
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
    const { data } = await findMeetings({
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
    const { data } = await findMeetings({ participants, window: monday, title, location: 'https://meet.example/1' });
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
      (await findMeetings({ participants, window: monday, title, location: 'https://meet.example/1' })).answer['file'],
    ).toEqual(
      (await findMeetings({ participants, window: monday, title, location: 'https://meet.example/1' })).answer['file'],
    );
  });

  it('does 50 participants over 62 days within ten seconds', async () => {
    const participants = Array.from({ length: 50 }, (_, index) => ({
      name: `P${index}`,
      time_zone: 'Europe/Paris',
      country: 'FR',
    }));
    const startedAt = process.threadCpuUsage();
    const { data } = await findMeetings({ participants, window: { start: '2026-03-02', end: '2026-05-02' } });
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
    await expect(findMeetings({ window: monday, ...input })).rejects.toMatchObject({
      name: 'RejectedInputError',
      field,
    });
  });

  it('proposes no time of the window that has passed', async () => {
    const clock = { now: () => new Date('2026-03-02T08:30:00Z') };
    const input = { participants: [paris], duration_min: 60, step_min: '60', max_slots: 50, window: monday };
    const { data } = await runAction(calendarScheduling, input, { clock });
    const starts = (data['slots'] as FoundSlot[]).map(({ start }) => start).toSorted(); // As `output` has it.
    expect(starts[0]).toBe('2026-03-02T09:00:00.000Z');
  });

  it.each([
    [{ participants: [{ ...paris, working_days: [2] }] }, 'At no time'],
    [{ duration_min: 600 }, 'At no time'],
    [{ participants: [paris, { ...paris, name: 'Busy', required: true, busy: [monday] }] }, 'No time suits all'],
  ])('says why nothing is proposed for %j', async (input, message) => {
    const whole = { participants: [paris], duration_min: 60, window: monday, ...input };
    const { data, warnings } = await runAction(calendarScheduling, whole);
    expect(data['slots']).toEqual([]);
    expect(warnings.join(' ')).toContain(message);
  });
});
