import { useEffect, useRef, useState, type RefObject } from 'react';
import { connectToasts, type ToastRequest } from './notify';

type ToastLibrary = typeof import('@declic/design-system/toast');

/** Where toasts appear. Rendered once, by whoever owns the page; nothing is loaded until the first toast. */
export function Toasts() {
  const early = useRef<ToastRequest[]>([]);
  const [asked, setAsked] = useState(0);
  const [library, setLibrary] = useState<ToastLibrary>();

  // Once the library has been loaded its region takes the connection over, so only the first toasts pass through here.
  useEffect(
    () =>
      connectToasts((request) => {
        early.current.push(request);
        setAsked((times) => times + 1);
      }),
    [],
  );

  // A library that cannot be had must not cost the page; the next toast asks for it again.
  useEffect(() => {
    if (asked === 0) return;
    import('@declic/design-system/toast').then(setLibrary, (error: unknown) =>
      console.warn('Toasts cannot be shown for now.', error),
    );
  }, [asked]);

  // Live from the start: what is put into a region that is itself new goes unread by many screen readers.
  return <div aria-live="polite">{library ? <Region library={library} early={early} /> : null}</div>;
}

interface RegionProps {
  library: ToastLibrary;
  early: RefObject<ToastRequest[]>;
}

function Region({ library: { ToastRegion, toast }, early }: RegionProps) {
  // The region's own effects have run by now, so it is listening.
  useEffect(() => {
    const show = ({ kind, title, description, duration }: ToastRequest) =>
      toast[kind](title, {
        ...(description === undefined ? {} : { description }),
        ...(duration === undefined ? {} : { duration }),
      });
    early.current.splice(0).forEach(show);
    return connectToasts(show);
  }, [toast, early]);

  return <ToastRegion />;
}
