import { calendarScheduling } from '../catalogue/scheduling-developer/calendar-scheduling.action';
import { runAction } from './run-action';

/** A proposed meeting, of the form of the output schema. */
export interface FoundSlot {
  readonly start: string;
  readonly local: readonly { readonly start: string }[];
  readonly reasons: readonly { readonly points: number; readonly reason: string }[];
  readonly score: number;
}

type Input = Readonly<Record<string, unknown>>;

/** Looks for meetings of an hour, as of the first day of 2026. */
export const findMeetings = (input: Input) =>
  runAction(
    calendarScheduling,
    { duration_min: 60, ...input },
    { clock: { now: () => new Date('2026-01-01T00:00:00Z') } },
  );

/** Their starts in UTC, in the order of time. */
export async function findStarts(input: Input): Promise<string[]> {
  const { data } = await findMeetings({ max_slots: 50, step_min: '60', ...input });
  return (data['slots'] as FoundSlot[]).map(({ start }) => start.slice(0, 16)).toSorted(); // of the checked form
}

/** At work from 8 to 12. */
export const paris = {
  name: 'Louise',
  time_zone: 'Europe/Paris',
  working_hours: { start: '08:00', end: '12:00' },
  working_days: [1, 2, 3, 4, 5, 6, 7],
};

export const monday = { start: '2026-03-02', end: '2026-03-02' };

/** All starts of that Monday. */
export const MONDAY_STARTS = ['2026-03-02T07:00', '2026-03-02T08:00', '2026-03-02T09:00', '2026-03-02T10:00'];
