import { DateTime } from 'luxon';
import type { Interval } from './interval';
import type { Participant } from './participant';

export interface Holiday {
  readonly date: string;
  readonly name: string;
}

/** The working hours of a participant in the window, day by day by the clocks of the zone, without holidays. */
export function listWorkingTime(
  { zone, hours, days }: Participant,
  window: Interval,
  holidays: readonly Holiday[],
): Interval[] {
  const closed = new Set(holidays.map(({ date }) => date));
  const found: Interval[] = [];
  // Hours over midnight begin on the day before.
  let day = DateTime.fromMillis(window.start, { zone }).startOf('day').minus({ days: 1 });
  for (; day.toMillis() < window.end; day = day.plus({ days: 1 })) {
    if (!days.includes(day.weekday) || closed.has(day.toISODate() ?? '')) continue;
    found.push({
      start: at(day, hours.start),
      end: at(hours.end > hours.start ? day : day.plus({ days: 1 }), hours.end),
    });
  }
  return found;
}

/** A time of the clock on a day; of one that the clocks skip the moment after. */
function at(day: DateTime, minutes: number): number {
  if (minutes === 24 * 60) return day.plus({ days: 1 }).startOf('day').toMillis();
  return day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toMillis();
}

/** Public holidays of a country in the window, or null when the list does not know the country or region. */
export async function listHolidays(
  country: string,
  region: string | null,
  window: Interval,
): Promise<Holiday[] | null> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays();
  if (!calendar.getCountries()[country]) return null;
  if (region !== null && !calendar.getStates(country)?.[region]) return null;
  calendar.init(country, region ?? '');
  const years = [window.start, window.end].map((moment) => new Date(moment).getUTCFullYear());
  return [...new Set(years)]
    .flatMap((year) => calendar.getHolidays(year, 'en'))
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, name, start, end }) => {
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
      return Array.from({ length: Math.min(length, 10) }, (_, day) => ({
        date: DateTime.fromISO(date.slice(0, 10)).plus({ days: day }).toISODate() ?? '',
        name,
      }));
    });
}
