import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeIdea } from '../../idea/change-idea';
import type { Idea } from '../../idea/ideas.queries';
import { formatFullDay } from './plan-days';

/** As long as the moved idea may need to be in its new place, where it takes the focus. */
const SETTLE_MS = 1_000;

/** Moves ideas to another day, or off the plan (null), and says where the last one went. */
export function usePlanMoves(ideas: readonly Idea[], change: ChangeIdea) {
  const latest = useRef(ideas);
  useEffect(() => {
    latest.current = ideas;
  }, [ideas]);
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMovedId(null), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [movedId]);

  const move = useCallback(
    (id: string, day: string | null) => {
      const idea = latest.current.find((known) => known.id === id);
      if (!idea || idea.scheduled_on === day) return;
      const where = day === null ? 'is off the plan' : `is planned for ${formatFullDay(day)}`;
      setMovedId(id);
      setAnnouncement(`${idea.title} ${where}.`);
      void change(idea, { scheduled_on: day });
    },
    [change],
  );

  return { movedId, announcement, move };
}
