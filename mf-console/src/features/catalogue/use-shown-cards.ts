import { type RefObject, useLayoutEffect } from 'react';
import { leaveOut, showSome } from './show-cards';

/**
 * Shows the cards of these actions, some in each frame. Not by rendering: React takes longer for one attribute of 281 cards than a
 * frame should, and cannot be interrupted while it writes. `cards` is what is rendered; each card is rendered hidden.
 */
export function useShownCards(
  list: RefObject<HTMLElement | null>,
  slugs: ReadonlySet<string>,
  cards: readonly unknown[],
): void {
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const element = list.current;
    leaveOut(element, slugs);
    let frame = 0;
    const step = () => {
      if (showSome(element, slugs)) frame = requestAnimationFrame(step);
    };
    // What is shown here is drawn in the next frame, which is full with it.
    if (showSome(element, slugs)) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(step)));
    return () => cancelAnimationFrame(frame);
  }, [list, slugs, cards]);
}
