import { TimeDoesNotExistError, TimeIsAmbiguousError } from './session.errors';

const PARIS_OFFSETS_MINUTES = [60, 120];

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The moment of a start: with an offset as it is written, without one as the clocks in Paris show it.
 *
 * @throws {TimeDoesNotExistError} the clocks skip this time, or the calendar has no such day.
 * @throws {TimeIsAmbiguousError} the clocks show it twice.
 */
export function parseStart(text: string): Date {
  const withSeconds = /T\d{2}:\d{2}(?!:)/.test(text) ? text.replace(/(T\d{2}:\d{2})/, '$1:00') : text;
  const wallClock = withSeconds.slice(0, 19);
  const asUtc = parseWallClock(wallClock);
  if (wallClock !== withSeconds) return assertDate(new Date(withSeconds));
  const moments = PARIS_OFFSETS_MINUTES.map((offset) => new Date(asUtc - offset * 60_000)).filter(
    (moment) => parisWallClock(moment) === withSeconds,
  );
  if (moments.length > 1) throw new TimeIsAmbiguousError();
  if (!moments[0]) throw new TimeDoesNotExistError();
  return moments[0];
}

/** Such as `2027-03-01T18:30:00`. */
function parisWallClock(moment: Date): string {
  return WALL_CLOCK.format(moment).replace(' ', 'T');
}

/** In milliseconds, as if the clocks showed UTC. A day that no month has is refused; JavaScript would count on. */
function parseWallClock(text: string): number {
  const date = assertDate(new Date(`${text}Z`));
  if (!date.toISOString().startsWith(text)) throw new TimeDoesNotExistError();
  return date.getTime();
}

function assertDate(date: Date): Date {
  if (Number.isNaN(date.getTime())) throw new TimeDoesNotExistError();
  return date;
}
