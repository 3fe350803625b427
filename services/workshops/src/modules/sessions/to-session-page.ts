/** So many on a page that its HTML, with the longest usual texts, stays below 30 kB compressed. */
const PAGE_SIZE = 12;

/**
 * All sessions, which are ordered by their start, or one page of them: what is ahead, the earliest first, then the replays, the
 * latest first.
 */
export function toSessionPage<Session extends { status: string }>(sessions: readonly Session[], page?: number) {
  const pages = Math.max(1, Math.ceil(sessions.length / PAGE_SIZE));
  if (page === undefined) return { items: [...sessions], pages };
  const isReplay = ({ status }: Session) => status === 'replay';
  const ordered = [...sessions.filter((session) => !isReplay(session)), ...sessions.filter(isReplay).toReversed()];
  return { items: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), pages };
}
