import type { ReactNode } from 'react';
import { type CallFailure, callFailure } from './api/call-failure';
import { CallFailureDetails } from './api/call-failure-details';
import { retryAfterText } from './api/retry-after-text';
import type { ToastRequest } from './notify';

/** Time to copy a request id; other toasts have the library's own time. */
const WITH_REQUEST_ID_MS = 15_000;

/** What the toast library shows below the title, and for how long. */
export function toToastOptions({ error, description: text, duration: given, action }: ToastRequest) {
  const failure = callFailure(error);
  const description = describe(text, failure);
  const duration = given ?? (failure.requestId === undefined ? undefined : WITH_REQUEST_ID_MS);
  return {
    ...(description === undefined ? {} : { description }),
    ...(duration === undefined ? {} : { duration }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.onPress } }),
  };
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
