import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in pixels, as it changes; 0 until it is known. With it comes the size of the
 * reader's text, 1 being 16 px: what is drawn in pixels has to make room for it.
 */
export function useWidth(): [element: RefObject<HTMLDivElement | null>, width: number, textScale: number] {
  const element = useRef<HTMLDivElement>(null);
  const [{ width, textScale }, setSize] = useState({ width: 0, textScale: 1 });

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, textScale: readTextScale() });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return [element, width, textScale];
}

function readTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
