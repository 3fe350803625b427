import { DateTime } from 'luxon';
import { covers, type Interval } from './interval';
import type { Participant } from './participant';

/** A participant with the times at which he or she can meet. */
export interface Attendee extends Participant {
  readonly free: readonly Interval[];
  readonly occupied: readonly Interval[];
}

interface SlotReason {
  readonly points: number;
  readonly reason: string;
}

export interface Slot extends Interval {
  readonly score: number;
  readonly reasons: readonly SlotReason[];
  readonly missing: readonly string[];
}

interface Search {
  readonly window: Interval;
  readonly duration: number;
  readonly step: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LUNCH = { start: 12 * 60, end: 13 * 60 + 30 };

/** All times that begin on a multiple of the step, with who cannot come. */
export function listCandidates(
  attendees: readonly Attendee[],
  { window, duration, step }: Search,
): { slot: Interval; missing: Attendee[] }[] {
  const found: { slot: Interval; missing: Attendee[] }[] = [];
  for (let start = Math.ceil(window.start / step) * step; start + duration <= window.end; start += step) {
    const slot = { start, end: start + duration };
    found.push({ slot, missing: attendees.filter(({ free }) => !covers(free, slot)) });
  }
  return found;
}

/** The score of a time out of 100, with each point that it loses and why. */
export function rateSlot(
  slot: Interval,
  missing: readonly Attendee[],
  attendees: readonly Attendee[],
  window: Interval,
): Slot {
  const present = attendees.filter((attendee) => !missing.includes(attendee));
  const wait = Math.floor((slot.start - window.start) / DAY);
  const reasons = [
    ...missing.map(({ name }) => ({ points: -25, reason: `${name} cannot come` })),
    ...present.flatMap((attendee) => rateForAttendee(slot, attendee)),
    ...rateStart(slot, present[0]?.zone ?? 'UTC'),
    { points: -Math.min(20, wait * 2), reason: `days after the beginning of the window: ${wait}` },
  ].filter(({ points }) => points !== 0);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { ...slot, score: Math.max(0, 100 + sum), reasons, missing: missing.map(({ name }) => name) };
}

/** The best times that do not overlap each other. */
export function chooseSlots(rated: readonly Slot[], most: number): Slot[] {
  const chosen: Slot[] = [];
  for (const slot of rated.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    if (chosen.length >= most) break;
    if (chosen.every(({ start, end }) => slot.end <= start || slot.start >= end)) chosen.push(slot);
  }
  return chosen;
}

function rateForAttendee(slot: Interval, { name, zone, hours, occupied }: Attendee): SlotReason[] {
  const [start, end] = [slot.start, slot.end].map((moment) => DateTime.fromMillis(moment, { zone }));
  if (!start || !end) return [];
  const from = start.hour * 60 + start.minute;
  const to = from + (slot.end - slot.start) / MINUTE;
  const reasons: SlotReason[] = [];
  if (from < LUNCH.end && to > LUNCH.start)
    reasons.push({ points: -10, reason: `lunch time for ${name} (${start.toFormat('HH:mm')})` });
  const isOvernight = hours.end <= hours.start;
  if (!isOvernight && from < hours.start + 30)
    reasons.push({ points: -4, reason: `first half hour of the day for ${name}` });
  if (!isOvernight && to > hours.end - 30)
    reasons.push({ points: -6, reason: `last half hour of the day for ${name}` });
  const isTight = occupied.some(
    (other) => Math.abs(other.end - slot.start) < 10 * MINUTE || Math.abs(other.start - slot.end) < 10 * MINUTE,
  );
  if (isTight) reasons.push({ points: -3, reason: `no pause between this and another meeting of ${name}` });
  return reasons;
}

function rateStart({ start }: Interval, zone: string): SlotReason[] {
  const { minute } = DateTime.fromMillis(start, { zone });
  if (minute === 0) return [];
  return [{ points: minute === 30 ? -5 : -8, reason: 'does not begin on the hour' }];
}
