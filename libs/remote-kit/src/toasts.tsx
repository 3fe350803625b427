import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { type CallFailure, callFailure } from './api/call-failure';
import { CallFailureDetails } from './api/call-failure-details';
import { retryAfterText } from './api/retry-after-text';
import { connectToasts, type ToastRequest } from './notify';

/** A busy page fetches the library after so long all the same. */
const IDLE_TIMEOUT_MS = 10_000;
/** For Safari, which has no idle callbacks. */
const IDLE_FALLBACK_MS = 3_000;
/** Time to copy a request id; other toasts have the library's own time. */
const WITH_REQUEST_ID_MS = 15_000;

type ToastLibrary = typeof import('@declic/design-system/toast');

/**
 * Toast region. Rendered once, by the shell or a standalone remote; the toast library is fetched when the page is idle, so that
 * toasts work offline later.
 */
export function Toasts() {
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
    import('@declic/design-system/toast').then(setLibrary, (error: unknown) =>
      console.warn('Toasts cannot be shown for now.', error),
    );
  }, [asked, isIdle]);

  // Live from the start: what is put into a region that is itself new goes unread by many screen readers.
  return <div aria-live="polite">{library ? <Region library={library} early={early} /> : null}</div>;
}

/** Whether the browser has been idle since the page was opened. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(setIdle, IDLE_FALLBACK_MS, true);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

interface RegionProps {
  library: ToastLibrary;
  early: RefObject<ToastRequest[]>;
}

function Region({ library: { ToastRegion, toast }, early }: RegionProps) {
  // The region's own effects have run by now, so it is listening.
  useEffect(() => {
    const show = ({ kind, title, error, description: text, duration: given }: ToastRequest) => {
      const failure = callFailure(error);
      const description = describe(text, failure);
      const duration = given ?? (failure.requestId === undefined ? undefined : WITH_REQUEST_ID_MS);
      toast[kind](title, {
        ...(description === undefined ? {} : { description }),
        ...(duration === undefined ? {} : { duration }),
      });
    };
    early.current.splice(0).forEach(show);
    return connectToasts(show);
  }, [toast, early]);

  return <ToastRegion />;
}

/** Undefined where there is nothing to show: the library would make room for it. */
function describe(description: string | undefined, failure: CallFailure): ReactNode {
  if (failure.requestId === undefined && retryAfterText(failure.retryAfter) === undefined) return description;
  return (
    <>
      {description}
      <CallFailureDetails failure={failure} />
    </>
  );
}
