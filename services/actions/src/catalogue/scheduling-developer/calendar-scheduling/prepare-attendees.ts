import { RejectedInputError } from '../../../engine/run-errors';
import type { Attendee } from './find-slots';
import { clip, mergeIntervals, subtractIntervals, type Interval } from './interval';
import type { Participant } from './participant';
import { readIcs } from './read-ics';
import { listHolidays, listWorkingTime, type Holiday } from './working-time';

export interface CalendarReport {
  readonly name: string;
  readonly events_read: number;
  readonly busy_minutes: number;
  readonly free_minutes: number;
  readonly holidays: readonly Holiday[];
}

interface Preparation {
  readonly window: Interval;
  readonly withHolidays: boolean;
  readonly pause: number;
  readonly warn: (message: string) => void;
  /** Holidays by country and region: most participants share them, and each list takes 40 ms. */
  readonly lists: Map<string, ReturnType<typeof listHolidays>>;
}

/** Works out when a participant is free: working hours less holidays, busy times and calendars. @throws {RejectedInputError} */
export async function prepareAttendee(
  participant: Participant,
  preparation: Preparation,
): Promise<{ attendee: Attendee; report: CalendarReport }> {
  const { window, pause } = preparation;
  const holidays = await findHolidays(participant, preparation);
  const calendars = await readCalendars(participant, preparation);
  const occupied = mergeIntervals([...participant.busy, ...calendars.busy]);
  const working = mergeIntervals(clip(listWorkingTime(participant, window, holidays), window));
  const kept = mergeIntervals(occupied.map(({ start, end }) => ({ start: start - pause, end: end + pause })));
  const free = subtractIntervals(working, kept);
  return {
    attendee: { ...participant, free, occupied },
    report: {
      name: participant.name,
      events_read: calendars.events,
      busy_minutes: toMinutes(clip(occupied, window)),
      free_minutes: toMinutes(free),
      holidays: holidays.filter(({ date }) => isBetween(date, window)),
    },
  };
}

async function findHolidays(
  { name, country, region }: Participant,
  { window, withHolidays, warn, lists }: Preparation,
): Promise<Holiday[]> {
  if (!withHolidays || country === null) return [];
  const key = `${country} ${region}`;
  const list = lists.get(key) ?? listHolidays(country, region, window);
  lists.set(key, list);
  const holidays = await list;
  if (holidays === null)
    warn(
      `No holidays are known for ${[country, region].filter(Boolean).join(' ')}: those of ${name} were not taken into account.`,
    );
  return holidays ?? [];
}

async function readCalendars({ name, icsTexts, zone }: Participant, { window, warn }: Preparation) {
  const readings = await Promise.all(icsTexts.map((text) => readIcs(text, zone, window)));
  return readings.reduce(
    (sum: { busy: Interval[]; events: number }, reading) => {
      if (reading === null)
        throw new RejectedInputError('ics_files', `A calendar of ${name} is not in the form of iCalendar (RFC 5545)`);
      for (const problem of reading.problems) warn(`In a calendar of ${name} ${problem}.`);
      return { busy: [...sum.busy, ...reading.busy], events: sum.events + reading.events };
    },
    { busy: [], events: 0 },
  );
}

function toMinutes(intervals: readonly Interval[]): number {
  return Math.round(intervals.reduce((sum, { start, end }) => sum + end - start, 0) / 60_000);
}

/** Days that touch the window in any zone. */
function isBetween(date: string, { start, end }: Interval): boolean {
  const day = Date.parse(`${date}T12:00:00Z`);
  return day >= start - 86_400_000 && day <= end + 86_400_000;
}
