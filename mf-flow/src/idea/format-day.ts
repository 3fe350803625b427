// In UTC at both ends: a day of the calendar stays that day.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** '2026-11-23' as 'Nov 23, 2026'. */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}
