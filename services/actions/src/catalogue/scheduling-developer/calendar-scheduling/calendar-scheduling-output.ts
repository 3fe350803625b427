import { FILE_SCHEMA } from '../../../engine/files';

const TEXT = { type: 'string' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const TEXTS = { type: 'array', items: TEXT } as const;

function record(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

function list(items: Readonly<Record<string, unknown>>) {
  return { type: 'array', items };
}

const slot = record({
  start: { ...TEXT, format: 'date-time', description: 'In UTC.' },
  end: { ...TEXT, format: 'date-time' },
  score: { ...COUNT, maximum: 100 },
  reasons: list(record({ points: { type: 'integer', description: 'Taken from 100.' }, reason: TEXT })),
  missing: { ...TEXTS, description: 'Participants who cannot come.' },
  local: list(
    record({
      participant: TEXT,
      start: { ...TEXT, description: 'With the offset of the time zone.' },
      end: TEXT,
      time_zone: TEXT,
    }),
  ),
});

/** JSON Schema of the answer. */
export const calendarSchedulingOutput = record({
  slots: {
    ...list(slot),
    description: 'At which all required participants can meet, best first; they do not overlap.',
  },
  alternatives: { ...list(slot), description: 'Where there is no such time: those at which the fewest are missing.' },
  participants: list(
    record({
      name: TEXT,
      events_read: { ...COUNT, description: 'Events of the calendars.' },
      busy_minutes: { ...COUNT, description: 'Inside of the window.' },
      free_minutes: { ...COUNT, description: 'Of the working hours in the window.' },
      holidays: list(record({ date: TEXT, name: TEXT })),
    }),
  ),
  file: {
    oneOf: [{ type: 'null' }, FILE_SCHEMA],
    description: 'Invitation to the best slot (text/calendar); null when there is none.',
  },
  engine: { const: 'deterministic' },
});
