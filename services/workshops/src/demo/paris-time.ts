const PARIS = 'Europe/Paris';
const DAY = 86_400_000;

/** The day that is so many working days from `now` in Paris, at that wall-clock time. */
export function inWorkingDays(now: Date, days: number, { hour, minute }: { hour: number; minute: number }): Date {
  let day = calendarDay(now);
  for (let left = Math.abs(days); left > 0;) {
    day = new Date(day.getTime() + Math.sign(days) * DAY);
    if (isWorkingDay(day)) left -= 1;
  }
  return parisTime(day, hour, minute);
}

/** Midnight UTC of the date that the calendar in Paris shows. */
function calendarDay(now: Date): Date {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: PARIS })
    .format(now)
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

function parisTime(day: Date, hour: number, minute: number): Date {
  const asUtc = day.getTime() + (hour * 60 + minute) * 60_000;
  // Clocks change at night, so the offset at the same hour in UTC is the offset that evening.
  return new Date(asUtc - computeOffset(new Date(asUtc)));
}

function computeOffset(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: PARIS, timeZoneName: 'longOffset' }).formatToParts(moment);
  const [, hours = '0', minutes = '0'] =
    /GMT\+(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
