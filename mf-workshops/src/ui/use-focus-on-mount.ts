import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of what took the place of a form or button that had the focus: it is what should be read next. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
