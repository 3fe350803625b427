import { DateTime } from 'luxon';
import type { ReminderKind } from '../mails/reminder-texts';

const PARIS = 'Europe/Paris';
/** How long after its end a workshop is still written about. */
const AFTERWARDS = { days: 7 };
/** Those with a replay wait so long for it before they are thanked without. */
const REPLAY_WAIT = { days: 2 };

export interface TimedSession {
  readonly startUtc: Date;
  readonly durationMin: number;
  readonly replayUrl: string | null;
}

/** A reminder that is due, and to whom. */
export interface DueReminder {
  readonly kind: ReminderKind;
  readonly ticketTypes: readonly ('free' | 'premium')[];
  /** Who booked later than this has just been told everything by the confirmation. */
  readonly bookedUntil: Date | null;
}

/**
 * The reminders that are due at a moment. "A day before" is the same time of day in Paris, also when the clocks change in between;
 * "an hour before" is 60 minutes. A reminder that is late goes out until the next one is due.
 */
export function dueReminders(session: TimedSession, now: Date): DueReminder[] {
  const start = DateTime.fromJSDate(session.startUtc, { zone: PARIS });
  const end = start.plus({ minutes: session.durationMin });
  const dayBefore = start.minus({ days: 1 });
  const hourBefore = start.minus({ minutes: 60 });
  const moment = DateTime.fromJSDate(now);
  const everybody = ['free', 'premium'] as const;

  if (moment < dayBefore || moment >= end.plus(AFTERWARDS)) return [];
  if (moment < hourBefore) return [{ kind: 'day_before', ticketTypes: everybody, bookedUntil: dayBefore.toJSDate() }];
  if (moment < end) return [{ kind: 'hour_before', ticketTypes: everybody, bookedUntil: null }];
  const isReplayAwaited = session.replayUrl === null && moment < end.plus(REPLAY_WAIT);
  return [{ kind: 'afterwards', ticketTypes: isReplayAwaited ? ['free'] : everybody, bookedUntil: null }];
}

/** The starts of sessions of which anything can be due: from the first to the second. */
export function startsWithReminders(now: Date): { from: Date; until: Date } {
  const moment = DateTime.fromJSDate(now, { zone: PARIS });
  return { from: moment.minus({ days: 8 }).toJSDate(), until: moment.plus({ days: 1, hours: 2 }).toJSDate() };
}
