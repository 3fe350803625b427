import { choices } from '../../../engine/choices';
import { choiceParam, flagParam, jsonParam, numberParam, quantityParam, textParam } from '../../../engine/params';
import { FLAG, NUMBER, TEXT, items, itemsOrText, members, textMembers, texts } from '../../../engine/json-forms';

const PARTICIPANT = members(
  {
    ...textMembers(['name', 'email', 'time_zone', 'country', 'region']),
    required: FLAG,
    working_hours: texts(['start', 'end'], ['start', 'end']),
    working_days: items(NUMBER, { minItems: 1, maxItems: 7 }),
    busy: items(texts(['start', 'end'])),
    ics: itemsOrText(TEXT),
  },
  ['time_zone'],
);

/** What the action takes. */
export const calendarSchedulingParams = {
  params: [
    jsonParam('participants', 'Participants', {
      schema: items(PARTICIPANT, { minItems: 1, maxItems: 50 }),
      required: true,
      placeholder:
        '[{"name": "Ana", "email": "ana@taller.es", "time_zone": "Europe/Madrid", "working_hours": {"start": "09:00", "end": "18:00"}}]',
      ui: { multiline: true, rows: 8 },
      description:
        'Up to 50: name or email, time_zone (IANA), and where they differ required (true), working_hours (09:00 to 17:00), working_days (1 to 5, 1 is Monday), country and region for holidays, busy, ics.',
    }),
    quantityParam('duration_min', 'Duration', [5, 1_440, 'minutes'], {
      required: true,
      description: 'Length of the meeting.',
    }),
    jsonParam('window', 'Window', {
      schema: texts(['start', 'end', 'time_zone'], ['start', 'end']),
      required: true,
      placeholder: '{"start": "2026-03-02", "end": "2026-03-06"}',
      description:
        'Up to 62 days: dates (the end counts whole) or times, without an offset of time_zone, else of the first participant. Times that do not exist or occur twice when clocks change are refused.',
    }),
    jsonParam('busy', 'Busy times', {
      schema: items(texts(['participant', 'start', 'end']), { maxItems: 5_000 }),
      placeholder: '[{"participant": "Ana", "start": "2026-03-02T10:00", "end": "2026-03-02T11:30"}]',
      ui: { multiline: true, rows: 4 },
      description: 'Without an offset they are in the time zone of the participant.',
    }),
    jsonParam('ics_files', 'Calendars', {
      schema: items(texts(['participant', 'ics']), { maxItems: 5_000 }),
      placeholder: '[{"participant": "Ana", "ics": "BEGIN:VCALENDAR…"}]',
      ui: { multiline: true, rows: 4 },
      description: 'Texts of ICS files; recurrences, exceptions and free/busy lists are read.',
    }),
    choiceParam('step_min', 'Begin every', {
      enum: choices({ '15': '15 minutes', '30': '30 minutes', '60': 'Hour' }),
      default: '15',
      description: 'Meetings begin on multiples of this in UTC.',
    }),
    quantityParam('pause_min', 'Pause', [0, 120, 'minutes'], {
      default: 0,
      description: 'Kept free before and after busy times.',
    }),
    numberParam('max_slots', 'Slots', {
      default: 5,
      validate: { min: 1, max: 50 },
      description: 'How many are proposed at most.',
    }),
    flagParam('holidays', 'Keep holidays free', {
      default: true,
      description: 'Public holidays of the country of each participant who has one.',
    }),
    textParam('title', 'Title', {
      default: 'Meeting',
      validate: { max: 200 },
      description: 'Of the invitation.',
    }),
    textParam('location', 'Location', {
      validate: { max: 300 },
      description: 'Of the invitation: a room or a link.',
    }),
    textParam('description', 'Description', {
      ui: { multiline: true, rows: 3 },
      validate: { max: 2_000 },
      description: 'Text of the invitation.',
    }),
  ],
  ui: {
    groups: [
      { id: 'main', label: 'Meeting', items: ['participants', 'duration_min', 'window'] },
      { id: 'calendars', label: 'Calendars', items: ['busy', 'ics_files', 'holidays'] },
      { id: 'search', label: 'Search', items: ['step_min', 'pause_min', 'max_slots'] },
      { id: 'invite', label: 'Invitation', items: ['title', 'location', 'description'] },
    ],
  },
} as const;
