import { defineAction } from '../../engine/define-action';
import { RejectedInputError } from '../../engine/run-errors';
import { calendarSchedulingOutput } from './calendar-scheduling/calendar-scheduling-output';
import { calendarSchedulingParams } from './calendar-scheduling/calendar-scheduling-params';
import { chooseSlots, listCandidates, rateSlot, type Attendee, type Slot } from './calendar-scheduling/find-slots';
import { formatLocal } from './calendar-scheduling/local-time';
import { prepareAttendee } from './calendar-scheduling/prepare-attendees';
import { addCalendars } from './calendar-scheduling/read-extra-calendars';
import { readParticipants } from './calendar-scheduling/read-participants';
import { readWindow } from './calendar-scheduling/read-window';
import { writeInvite } from './calendar-scheduling/write-invite';
import { examples } from './calendar-scheduling.examples';
import search from './calendar-scheduling.search.json';

export const calendarScheduling = defineAction({
  slug: 'calendar-scheduling',
  title: 'Find a meeting slot and invite',
  category: 'Scheduling & Developer',
  one_liner: 'Free slots from busy calendars, working hours and time zones, with an ICS invite',
  credit_cost: 3,
  latency_target_ms: 2_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  limits: { timeoutMs: 15_000, maxInputBytes: 2_000_000 },
  needs: ['clock'],

  input: calendarSchedulingParams,
  output: calendarSchedulingOutput,

  async handler({ participants, duration_min, window, busy, ics_files, ...options }, { clock, signal, warn }) {
    const read = addCalendars(readParticipants(participants), busy, ics_files);
    const { zone, ...given } = readWindow(window, read[0]?.zone ?? 'UTC');
    const now = clock.now().getTime();
    // What has passed of a window cannot be met in.
    const stretch = given.end > now ? { ...given, start: Math.max(given.start, now) } : given;
    const duration = duration_min * MINUTE;
    if (duration > stretch.end - stretch.start)
      throw new RejectedInputError('duration_min', 'Must fit into the window');
    if (stretch.end <= now) warn('The window is in the past.');

    const preparation = {
      window: stretch,
      withHolidays: options.holidays,
      pause: options.pause_min * MINUTE,
      warn,
      lists: new Map(),
    };
    const prepared = await Promise.all(read.map((participant) => prepareAttendee(participant, preparation)));
    const attendees = prepared.map(({ attendee }) => attendee);
    signal.throwIfAborted();
    const candidates = listCandidates(attendees, {
      window: stretch,
      duration,
      step: Number(options.step_min) * MINUTE,
    });
    const isPossible = (missing: readonly Attendee[]) => missing.every(({ isRequired }) => !isRequired);
    const rate = (chosen: typeof candidates) =>
      chosen.map(({ slot, missing }) => rateSlot(slot, missing, attendees, stretch));
    const slots = chooseSlots(rate(candidates.filter(({ missing }) => isPossible(missing))), options.max_slots);
    const alternatives =
      slots.length > 0 ? [] : chooseSlots(rate(findFewestMissing(candidates, attendees.length)), MAX_ALTERNATIVES);

    if (slots.length === 0 && alternatives.length === 0)
      warn('At no time of the window is any of the participants free for so long, within working hours and days.');
    else if (slots.length === 0)
      warn('No time suits all who are required: the alternatives are those that miss the fewest.');

    const [best] = slots;
    const { title, location, description } = options;
    return {
      slots: slots.map((slot) => describeSlot(slot, attendees)),
      alternatives: alternatives.map((slot) => describeSlot(slot, attendees)),
      participants: prepared.map(({ report }) => report),
      file: best ? await writeInvite(best, read, { title, location, description }, clock.now()) : null,
    };
  },

  examples,

  ...search,
});

const MINUTE = 60_000;
const MAX_ALTERNATIVES = 3;

/** Times at which the fewest are missing, but not all. */
function findFewestMissing<Candidate extends { readonly missing: readonly unknown[] }>(
  candidates: readonly Candidate[],
  count: number,
): Candidate[] {
  const fewest = candidates.reduce((least, { missing }) => Math.min(least, missing.length), count);
  return fewest === count ? [] : candidates.filter(({ missing }) => missing.length === fewest);
}

function describeSlot({ start, end, score, reasons, missing }: Slot, attendees: readonly Attendee[]) {
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    score,
    reasons,
    missing,
    local: attendees.map(({ name, zone }) => ({
      participant: name,
      start: formatLocal(start, zone),
      end: formatLocal(end, zone),
      time_zone: zone,
    })),
  };
}
