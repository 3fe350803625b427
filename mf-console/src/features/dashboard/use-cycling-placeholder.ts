import { useEffect, useState } from 'react';
import { prefersLessMotion } from '../../ui/prefers-less-motion';

const EXAMPLE_INTERVAL_MS = 4_000;
/** How long an example takes to go, and the next to come. */
export const FADE_MS = 300;

/** One example after the other, for as long as it is not paused. */
export function useCyclingPlaceholder(examples: readonly string[], isPaused: boolean) {
  const [index, setIndex] = useState(0);
  const [isFading, setFading] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    let swap: ReturnType<typeof setTimeout> | undefined;
    const showNext = () => {
      setIndex((current) => current + 1);
      setFading(false);
    };
    const timer = setInterval(() => {
      if (prefersLessMotion()) return showNext();
      setFading(true);
      swap = setTimeout(showNext, FADE_MS);
    }, EXAMPLE_INTERVAL_MS);

    return () => {
      clearInterval(timer);
      clearTimeout(swap);
      setFading(false);
    };
  }, [isPaused]);

  return { example: examples[index % examples.length] ?? '', isFading };
}
