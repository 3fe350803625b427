import type ICAL from 'ical.js';
import { DateTime } from 'luxon';
import type { Interval } from './interval';
import { isZone } from './local-time';

/** Of one calendar: its busy times inside of the window, and what could not be read. */
export interface CalendarReading {
  readonly busy: readonly Interval[];
  readonly events: number;
  readonly problems: readonly string[];
}

/** Of one rule; daily ones reach back 27 years. */
const MAX_OCCURRENCES = 10_000;
const MAX_EVENTS = 5_000;

type Library = typeof ICAL;

/** Reads the busy times of a calendar (RFC 5545), recurrences included. Times without a zone are of `zone`. Null for other texts. */
export async function readIcs(text: string, zone: string, window: Interval): Promise<CalendarReading | null> {
  const { default: library } = await import('ical.js');
  const calendars = parse(library, text);
  if (calendars === null) return null;

  const problems = new Set<string>();
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')).slice(0, MAX_EVENTS);
  const moved = findMoved(events, zone);
  const busy = events.filter(isBusy).flatMap((event) => {
    try {
      return listOccurrences(library, event, { zone, window, moved, problems });
    } catch (error) {
      // The library throws plain errors for values that it cannot read.
      problems.add(
        `an event could not be read: ${error instanceof Error ? error.message.slice(0, 100) : 'unknown form'}`,
      );
      return [];
    }
  });
  const free = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vfreebusy'));
  return { busy: [...busy, ...free.flatMap(readFreeBusy)], events: events.length, problems: [...problems] };
}

function parse(library: Library, text: string): ICAL.Component[] | null {
  try {
    const parsed = library.parse(text) as unknown[]; // A calendar in jCal (RFC 7265), or a list of such.
    const list = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    const calendars = list.map((calendar) => new library.Component(calendar));
    return calendars.every(({ name }) => name === 'vcalendar') ? calendars : null;
  } catch {
    return null;
  }
}

function isBusy(event: ICAL.Component): boolean {
  const [status, transparency] = ['status', 'transp'].map((name) =>
    String(event.getFirstPropertyValue(name) ?? '').toUpperCase(),
  );
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT';
}

/** Occurrences of a series that have an event of their own, as `uid moment`; cancelled ones, too. */
function findMoved(events: readonly ICAL.Component[], zone: string): ReadonlySet<string> {
  const moved = events.flatMap((event) => {
    const property = event.getFirstProperty('recurrence-id');
    return property ? [`${toUid(event)} ${toMoment(property.getFirstValue() as ICAL.Time, property, zone)}`] : []; // By RFC 5545 a time.
  });
  return new Set(moved);
}

interface Reading {
  readonly zone: string;
  readonly window: Interval;
  readonly moved: ReadonlySet<string>;
  readonly problems: Set<string>;
}

function listOccurrences(
  library: Library,
  component: ICAL.Component,
  { zone, window, moved, problems }: Reading,
): Interval[] {
  const property = component.getFirstProperty('dtstart');
  if (!property) return [];
  const event = new library.Event(component, { strictExceptions: true, exceptions: [] });
  const isDate = event.startDate.isDate;
  const start = toMoment(event.startDate, property, zone);
  const length = isDate ? null : toMoment(event.endDate, component.getFirstProperty('dtend') ?? property, zone) - start;
  const days = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
  const toInterval = (moment: number) => ({
    start: moment,
    // A day is as long as the clocks of the zone make it.
    end: length === null ? DateTime.fromMillis(moment, { zone }).plus({ days }).toMillis() : moment + length,
  });
  if (!event.isRecurring() || component.getFirstProperty('recurrence-id') || hasImpossibleDay(component))
    return isInside(toInterval(start), window) ? [toInterval(start)] : [];

  const uid = toUid(component);
  const left = new Set(
    component
      .getAllProperties('exdate')
      .flatMap((out) => out.getValues().map((value) => toMoment(value as ICAL.Time, out, zone))),
  ); // Times.
  const found: Interval[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const next = iterator.next() as ICAL.Time | null; // Null after the last one.
    if (!next) return found;
    const interval = toInterval(toMoment(next, property, zone));
    if (interval.start >= window.end) return found;
    if (isInside(interval, window) && !left.has(interval.start) && !moved.has(`${uid} ${interval.start}`))
      found.push(interval);
  }
  problems.add(
    `a series has more than ${MAX_OCCURRENCES} occurrences before the end of the window; the later ones were not read`,
  );
  return found;
}

const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a rule asks for days that none of its months has, such as 30 February: the library would look for them without end. */
function hasImpossibleDay(component: ICAL.Component): boolean {
  return component.getAllProperties('rrule').some((property) => {
    const { parts } = property.getFirstValue() as ICAL.Recur; // By RFC 5545 a rule.
    const [months, days] = [[parts.BYMONTH ?? []].flat(), [parts.BYMONTHDAY ?? []].flat()];
    if (days.length === 0) return false;
    const lengths = months.length > 0 ? months.map((month) => MONTH_LENGTHS[month - 1] ?? 0) : MONTH_LENGTHS;
    return days.every((day) => lengths.every((length) => Math.abs(day) > length));
  });
}

function isInside({ start, end }: Interval, window: Interval): boolean {
  return start < window.end && end > window.start;
}

/** The moment of a time: of its IANA zone, else of the zone that the calendar defines, else of the participant's. */
function toMoment(time: ICAL.Time, property: ICAL.Property, zone: string): number {
  const { year, month, day, hour, minute, second, isDate } = time;
  const named: unknown = property.getFirstParameter('tzid');
  if (time.zone?.tzid === 'UTC') return Date.UTC(year, month - 1, day, hour, minute, second);
  const isDefined = time.zone && time.zone.tzid !== 'floating';
  if (!isDate && isDefined && !(typeof named === 'string' && isZone(named))) return time.toUnixTime() * 1_000;
  const own = !isDate && typeof named === 'string' && isZone(named) ? named : zone;
  return DateTime.fromObject(
    { year, month, day, hour: isDate ? 0 : hour, minute: isDate ? 0 : minute, second: isDate ? 0 : second },
    { zone: own },
  ).toMillis();
}

function readFreeBusy(component: ICAL.Component): Interval[] {
  return component
    .getAllProperties('freebusy')
    .filter((property) => String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.getValues().map((value) => {
        const period = value as ICAL.Period; // By RFC 5545 in UTC.
        return { start: period.start.toUnixTime() * 1_000, end: period.getEnd().toUnixTime() * 1_000 };
      }),
    );
}

function toUid(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '');
}
