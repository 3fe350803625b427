import { useEffect, useRef, useState, type RefObject } from 'react';
import { connectToasts, type ToastRequest } from './notify';
import { toToastOptions } from './to-toast-options';
import { useIdle } from './use-idle';

type ToastLibrary = typeof import('@declic/design-system/toast');

export interface LazyToastRegionProps {
  /** For a page that has a way of its own to get the library. */
  load?: (() => Promise<ToastLibrary>) | undefined;
}

const importLibrary = () => import('@declic/design-system/toast');

/**
 * Toast region. Rendered once, by the shell or a standalone remote; the toast library is fetched when the page is idle, so that
 * toasts work offline later.
 */
export function LazyToastRegion({ load = importLibrary }: LazyToastRegionProps) {
  const early = useRef<ToastRequest[]>([]);
  const isIdle = useIdle();
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

  // When the library fails to load, the page continues; the next toast tries again.
  useEffect(() => {
    if (asked === 0 && !isIdle) return;
    load().then(setLibrary, (error: unknown) => console.warn('Toasts cannot be shown for now.', error));
  }, [asked, isIdle, load]);

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
    const show = (request: ToastRequest) => toast[request.kind](request.title, toToastOptions(request));
    early.current.splice(0).forEach(show);
    return connectToasts(show);
  }, [toast, early]);

  return <ToastRegion />;
}
