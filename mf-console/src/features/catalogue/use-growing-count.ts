import { useEffect, useState } from 'react';

/** As many cards as a screen shows, and a little more. */
export const FIRST_CARDS = 18;
/** So many are added in a frame: rendering them takes less than a frame on a slow phone. */
const STEP = 6;

/**
 * How many of a long list to render now: what a screen shows at once, and the rest in steps of a frame each, so that no single frame
 * renders all of it. What was rendered stays.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST_CARDS);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}
