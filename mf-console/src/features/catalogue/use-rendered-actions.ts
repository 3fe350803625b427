import { useEffect, useMemo, useState } from 'react';
import type { Action } from './actions.queries';
import { FRAME_CARDS } from './show-cards';

/** Cards made in a frame: with their first layout less than a frame on a slow computer. */
const STEP = 4;

/**
 * The actions whose cards are rendered now: the first of those shown at once, and the rest of the list in steps of a frame each, so
 * that no frame renders all of it. What was rendered stays.
 */
export function useRenderedActions(all: readonly Action[], shown: readonly Action[]): readonly Action[] {
  const [count, setCount] = useState(FRAME_CARDS);
  const isComplete = count >= all.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [count, isComplete]);
  return useMemo(() => {
    if (isComplete) return all;
    const first = new Set(shown.slice(0, FRAME_CARDS));
    return all.filter((action, place) => place < count || first.has(action));
  }, [all, shown, count, isComplete]);
}
