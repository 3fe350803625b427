import { useEffect, useState } from 'react';

/** As many as a screen shows, and a little more. */
const FIRST = 18;
/** So many are added in a frame: rendering them takes less than a frame on a slow phone. */
const STEP = 9;

/**
 * How many of a long list to render now: what a screen shows at once, and the rest in steps of a frame each, so that no single frame
 * renders all of it. `key` names the list; another list begins anew.
 */
export function useGrowingCount(total: number, key: unknown): number {
  const [grown, setGrown] = useState({ key, count: FIRST });
  const count = grown.key === key ? grown.count : FIRST;
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setGrown({ key, count: count + STEP }));
    return () => cancelAnimationFrame(frame);
  }, [key, count, total]);
  return Math.min(count, total);
}
