import validator from 'validator';
import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import type { Interval } from './interval';
import { isZone, nextDay, readTime } from './local-time';
import type { Participant } from './participant';

const MAX_PARTICIPANTS = 50;
const MAX_BUSY = 5_000;
const KEYS = [
  'name',
  'email',
  'time_zone',
  'required',
  'working_hours',
  'working_days',
  'country',
  'region',
  'busy',
  'ics',
];

/** @throws {RejectedInputError} naming the first participant of another form. */
export function readParticipants(value: unknown): Participant[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_PARTICIPANTS)
    throw new RejectedInputError('participants', `Must be a list of 1 to ${MAX_PARTICIPANTS} participants`);
  const participants = value.map(readParticipant);
  const names = participants.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new RejectedInputError('participants', `"${repeated}" is there twice: names must differ`);
  if (!participants.some(({ isRequired }) => isRequired))
    throw new RejectedInputError('participants', 'At least one must be required');
  return participants;
}

function readParticipant(value: unknown, index: number): Participant {
  const refuse = (message: string) => new RejectedInputError('participants', `Participant ${index + 1}: ${message}`);
  if (!isRecord(value)) throw refuse('Must be an object');
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw refuse(`"${unknown.slice(0, 40)}" is not one of: ${KEYS.join(', ')}`);
  const {
    name,
    email,
    time_zone: zone,
    required = true,
    working_days: days = [1, 2, 3, 4, 5],
    country,
    region,
    busy = [],
    ics,
  } = value;
  if (typeof zone !== 'string' || !isZone(zone))
    throw refuse('"time_zone" must be a name of the IANA list, such as Europe/Paris');
  if (email !== undefined && (typeof email !== 'string' || !validator.isEmail(email)))
    throw refuse('"email" must be an email address');
  const label = name ?? email;
  if (typeof label !== 'string' || label.trim() === '' || label.length > 100)
    throw refuse('"name" or "email" is required');
  if (typeof required !== 'boolean') throw refuse('"required" must be true or false');
  if (!Array.isArray(days) || days.length === 0 || !days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7))
    throw refuse('"working_days" must be a list of 1 (Monday) to 7 (Sunday)');
  const place = [country, region].map((part) => part ?? null);
  if (!place.every((part) => part === null || (typeof part === 'string' && /^[A-Za-z0-9]{1,5}$/.test(part))))
    throw refuse('"country" and "region" must be codes such as FR, or ES and MD');
  const texts = ics === undefined ? [] : [ics].flat();
  if (!texts.every((text) => typeof text === 'string'))
    throw refuse('"ics" must be the text of a calendar, or a list of such texts');
  return {
    name: label.trim(),
    email: email === undefined ? null : email,
    zone,
    isRequired: required,
    hours: readHours(value['working_hours'], refuse),
    days: days as number[], // Checked above.
    country: typeof country === 'string' ? country.toUpperCase() : null,
    region: typeof region === 'string' ? region.toUpperCase() : null,
    busy: readBusy(busy, zone, refuse),
    icsTexts: texts,
  };
}

function readHours(value: unknown, refuse: (message: string) => Error): Participant['hours'] {
  if (value === undefined) return { start: 9 * 60, end: 17 * 60 };
  const [start, end] = isRecord(value) ? [toMinutes(value['start']), toMinutes(value['end'])] : [null, null];
  if (start === null || end === null || start === end)
    throw refuse('"working_hours" must be such as {"start": "09:00", "end": "17:30"}');
  return { start, end };
}

function toMinutes(value: unknown): number | null {
  const match = typeof value === 'string' ? /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(value) : null;
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : null;
  return minutes !== null && minutes <= 24 * 60 ? minutes : null;
}

/** Busy times; of a time that a change of clocks repeats both are busy. */
export function readBusy(value: unknown, zone: string, refuse: (message: string) => Error): Interval[] {
  if (!Array.isArray(value) || value.length > MAX_BUSY)
    throw refuse(`"busy" must be a list of at most ${MAX_BUSY} times`);
  return value.map((item: unknown, index) => {
    const [start, end] = isRecord(item) ? [item['start'], item['end']] : [];
    const [from, to] = [start, end].map((text) => (typeof text === 'string' ? readTime(text, zone) : 'form'));
    if (from === undefined || to === undefined || typeof from === 'string' || typeof to === 'string')
      throw refuse(`busy time ${index + 1} must have "start" and "end" as 2026-03-02T09:00 (or a date) that exist`);
    const until = to.isDate ? nextDay(to.earliest, zone) : to.latest;
    if (until <= from.earliest) throw refuse(`busy time ${index + 1} ends before it starts`);
    return { start: from.earliest, end: until };
  });
}
