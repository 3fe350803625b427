import { isRecord } from '@declic/openapi/json';
import { type JsonPath, type JsonRecord, readFirstText, readMember, readText } from './json';
import { collectValues } from './walk-values';

export interface FoundEvent {
  readonly path: JsonPath;
  readonly title: string;
  /** ISO 8601 with an offset, or a day. */
  readonly start: string;
  readonly end: string | null;
  readonly details: readonly string[];
}

const MOST_EVENTS = 500;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const TITLES = ['title', 'summary', 'name', 'subject'];

/** The objects with a beginning and an end in time. What lies inside of an event, such as its local times, is no other event. */
export function findEvents(data: unknown): FoundEvent[] {
  const read = (value: unknown, path: JsonPath) => (isEvent(value) ? toEvent(path, value) : undefined);
  return collectValues(data, read, { most: MOST_EVENTS, isLeaf: isEvent });
}

function isEvent(value: unknown): value is JsonRecord {
  return isRecord(value) && isMoment(readMember(value, 'start')) && isMoment(readMember(value, 'end'));
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));
}

function toEvent(path: JsonPath, record: JsonRecord): FoundEvent {
  const [group] = path;
  const place = path.at(-1);
  const fallback = `${typeof group === 'string' ? nameGroup(group) : 'Event'} ${typeof place === 'number' ? place + 1 : ''}`;
  return {
    path,
    title: readFirstText(record, TITLES) ?? fallback.trim(),
    start: readText(record, 'start') ?? '',
    end: readText(record, 'end') ?? null,
    details: listDetails(record),
  };
}

function nameGroup(key: string): string {
  return ({ slots: 'Slot', alternatives: 'Alternative' } as Readonly<Record<string, string>>)[key] ?? 'Event'; // a table
}

/** The local times of people, and who cannot come. */
function listDetails(record: JsonRecord): string[] {
  const local = readMember(record, 'local');
  const times = Array.isArray(local) ? local.filter(isEvent).map(describeLocal) : [];
  const missing = readMember(record, 'missing');
  const names = Array.isArray(missing) ? missing.filter((name) => typeof name === 'string') : [];
  return [...times, ...(names.length > 0 ? [`Without ${names.join(', ')}`] : [])];
}

function describeLocal(record: JsonRecord): string {
  const clock = (key: string) => readText(record, key)?.slice(11, 16) ?? '';
  return `${readText(record, 'participant') ?? ''}: ${clock('start')}–${clock('end')} ${readText(record, 'time_zone') ?? ''}`.trim();
}
