const given = { clock: { now: () => new Date('2026-03-01T08:00:00Z') } };

const DAILY_STANDUP = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:standup@example',
  'DTSTART;TZID=Europe/Paris:20260202T090000',
  'DTEND;TZID=Europe/Paris:20260202T110000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'EXDATE;TZID=Europe/Paris:20260303T090000',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Paris and New York',
    // At 14:00 UTC it is 15:00 in Paris and 09:00 in New York, before the clocks change.
    input: {
      participants: [
        { name: 'Louise', email: 'louise@atelier-mercier.fr', time_zone: 'Europe/Paris' },
        { name: 'Grace', email: 'grace@hopper-systems.com', time_zone: 'America/New_York' },
      ],
      duration_min: 60,
      window: { start: '2026-03-02', end: '2026-03-02' },
      title: 'Kick-off',
    },
    given,
    expect: {
      part: {
        slots: [
          {
            start: '2026-03-02T14:00:00.000Z',
            missing: [],
            local: [
              { participant: 'Louise', start: '2026-03-02T15:00:00+01:00' },
              { participant: 'Grace', start: '2026-03-02T09:00:00-05:00' },
            ],
          },
          { start: '2026-03-02T15:00:00.000Z' },
        ],
        participants: [
          { name: 'Louise', free_minutes: 480 },
          { name: 'Grace', free_minutes: 480 },
        ],
        file: { $file: { name: 'invite.ics', mime: 'text/calendar' } },
      },
    },
  },
  {
    name: 'With a calendar and a holiday',
    source: 'RFC 5545 recurrence; 6 April 2026 is Easter Monday in France',
    input: {
      participants: [
        { name: 'Louise', time_zone: 'Europe/Paris', country: 'FR', working_hours: { start: '09:00', end: '12:00' } },
      ],
      duration_min: 60,
      window: { start: '2026-04-06', end: '2026-04-07' },
      ics_files: [{ participant: 'Louise', ics: DAILY_STANDUP }],
    },
    given,
    expect: {
      part: {
        slots: [{ start: '2026-04-07T09:00:00.000Z', end: '2026-04-07T10:00:00.000Z' }],
        participants: [{ events_read: 1, holidays: [{ date: '2026-04-06', name: 'Easter Monday' }], free_minutes: 60 }],
      },
    },
  },
  {
    name: 'No time for all',
    input: {
      participants: [
        { name: 'Ana', time_zone: 'Europe/Madrid' },
        { name: 'Kenji', time_zone: 'Asia/Tokyo' },
        { name: 'Bea', time_zone: 'Europe/Berlin' },
      ],
      duration_min: 30,
      window: { start: '2026-03-02', end: '2026-03-03' },
    },
    given,
    expect: {
      part: {
        slots: [],
        alternatives: [{ missing: ['Kenji'] }, { missing: ['Kenji'] }, { missing: ['Kenji'] }],
        file: null,
      },
    },
  },
] as const;
