import { useEffect } from 'react';
import type { RemoteRecovery } from './remote-recovery';

/** Reports what event handlers, promises and timers throw. The page stays as it is. */
export function useRuntimeErrors(recovery: RemoteRecovery): void {
  useEffect(() => {
    const onError = ({ error, filename }: ErrorEvent) => recovery.reportRuntimeError(error, filename);
    const onRejection = ({ reason }: PromiseRejectionEvent) => recovery.reportRuntimeError(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [recovery]);
}
