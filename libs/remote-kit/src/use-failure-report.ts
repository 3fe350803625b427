import { use, type ErrorInfo } from 'react';
import { isRefusedCall } from './is-refused-call';
import { PageHostContext } from './page-host';

/** Reports that a part of the page failed to the owner of the page, unless a service refused what it asked for. */
export function useFailureReport(): (error: unknown, info: ErrorInfo) => void {
  const host = use(PageHostContext);
  return (error, { componentStack }) => {
    console.error('A part of the page failed.', error, componentStack);
    if (!isRefusedCall(error)) host?.reportCrash(error);
  };
}
