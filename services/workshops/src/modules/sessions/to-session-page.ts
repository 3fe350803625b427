import { publicStatus } from './public-status';
import type { SessionEntity } from './session.entity';
import { toWorkshopSession } from './to-workshop-session';

/** So many on a page that its HTML, with the longest usual texts, stays below 30 kB compressed. */
const PAGE_SIZE = 12;

/**
 * All sessions, which are ordered by their start, or one page of them: what is ahead, the earliest first, then the replays, the
 * latest first.
 */
export function toSessionPage(sessions: readonly SessionEntity[], now: Date, page?: number) {
  const pages = Math.max(1, Math.ceil(sessions.length / PAGE_SIZE));
  const shown = page === undefined ? sessions : order(sessions, now).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items: shown.map((session) => toWorkshopSession(session, now)), pages };
}

function order(sessions: readonly SessionEntity[], now: Date): SessionEntity[] {
  const { replays = [], others = [] } = Object.groupBy(sessions, (session) =>
    publicStatus(session, now) === 'replay' ? 'replays' : 'others',
  );
  return [...others, ...replays.toReversed()];
}
