const DAY_MS = 86_400_000;

/** What is planned: from this day on, so many days. */
export interface Period {
  /** ISO date. */
  readonly startsOn: string;
  readonly days: number;
}

/**
 * A day for each of `count` ideas, in their order. Free working days first, evenly over the period; where there are more ideas than
 * free days, the days with the fewest. A period of days off alone is used as it is.
 */
export function spreadOverDays(count: number, period: Period, taken: readonly string[]): string[] {
  const days = listDays(period);
  const loads = new Map(days.map((day) => [day, taken.filter((other) => other === day).length]));
  const free = days.filter((day) => loads.get(day) === 0);
  if (count <= free.length)
    return Array.from(
      { length: count },
      (_, place) => free[Math.floor((place * free.length) / count)] ?? period.startsOn,
    );

  const chosen: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const lightest = days.reduce((best, day) => ((loads.get(day) ?? 0) < (loads.get(best) ?? 0) ? day : best));
    loads.set(lightest, (loads.get(lightest) ?? 0) + 1);
    chosen.push(lightest);
  }
  return chosen.sort();
}

function listDays({ startsOn, days }: Period): string[] {
  const first = Date.parse(startsOn);
  const all = Array.from({ length: days }, (_, place) => new Date(first + place * DAY_MS));
  const working = all.filter((day) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6);
  return (working.length > 0 ? working : all).map((day) => day.toISOString().slice(0, 10));
}
