import { notify } from '@declic/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { hasFailedDraft, isBeingWritten } from '../../idea/drafts-in-progress';
import type { Idea } from '../../idea/ideas.queries';

/** As long as polling lasts: 24 times 5 s. */
const DRAFT_TIMEOUT_MS = 24 * 5_000;

export const SLOW = 'Content generation is taking longer than expected. Refresh to check status.';
export const FAILED = 'Content generation may have failed. Check back later or contact support.';

const none: ReadonlySet<string> = new Set();

/**
 * Watches the ideas whose drafts are being written, and says when that fails or takes too long. Gives the ids of those that take
 * too long.
 *
 * @decision D31
 */
export function useDraftWatch(ideas: readonly Idea[]): ReadonlySet<string> {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [slow, setSlow] = useState(none);

  useEffect(() => {
    const watched = timers.current;
    for (const idea of ideas) {
      const timer = watched.get(idea.id);
      if (isBeingWritten(idea) === (timer !== undefined)) continue;
      if (timer === undefined) {
        watched.set(
          idea.id,
          setTimeout(() => {
            setSlow((known) => new Set([...known, idea.id]));
            notify.info(SLOW);
          }, DRAFT_TIMEOUT_MS),
        );
        continue;
      }
      clearTimeout(timer);
      watched.delete(idea.id);
      setSlow((known) => (known.has(idea.id) ? new Set([...known].filter((id) => id !== idea.id)) : known));
      if (hasFailedDraft(idea)) notify.error(FAILED, { description: idea.title });
    }
  }, [ideas]);

  useEffect(() => {
    const watched = timers.current;
    return () => {
      for (const timer of watched.values()) clearTimeout(timer);
      watched.clear();
    };
  }, []);

  return slow;
}
