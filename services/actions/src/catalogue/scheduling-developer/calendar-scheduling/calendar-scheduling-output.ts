import { FILE_SCHEMA } from '../../../engine/files';
import { COUNT, TEXTS, closedObject, listOf } from '../../../engine/output-schema';

const TEXT = { type: 'string' } as const;

const slot = closedObject({
  start: { ...TEXT, format: 'date-time', description: 'In UTC.' },
  end: { ...TEXT, format: 'date-time' },
  score: { ...COUNT, maximum: 100 },
  reasons: listOf(closedObject({ points: { type: 'integer', description: 'Taken from 100.' }, reason: TEXT })),
  missing: { ...TEXTS, description: 'Participants who cannot come.' },
  local: listOf(
    closedObject({
      participant: TEXT,
      start: { ...TEXT, description: 'With the offset of the time zone.' },
      end: TEXT,
      time_zone: TEXT,
    }),
  ),
});

/** JSON Schema of the answer. */
export const calendarSchedulingOutput = closedObject({
  slots: {
    ...listOf(slot),
    description: 'At which all required participants can meet, best first; they do not overlap.',
  },
  alternatives: { ...listOf(slot), description: 'Where there is no such time: those at which the fewest are missing.' },
  participants: listOf(
    closedObject({
      name: TEXT,
      events_read: { ...COUNT, description: 'Events of the calendars.' },
      busy_minutes: { ...COUNT, description: 'Inside of the window.' },
      free_minutes: { ...COUNT, description: 'Of the working hours in the window.' },
      holidays: listOf(closedObject({ date: TEXT, name: TEXT })),
    }),
  ),
  file: {
    oneOf: [{ type: 'null' }, FILE_SCHEMA],
    description: 'Invitation to the best slot (text/calendar); null when there is none.',
  },
  engine: { const: 'deterministic' },
});
