import { readHandedKey } from '@declic/action-console/key-handover';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a key that was not copied is lost by a link, the back button or leaving the site. */
export function KeepNewKey() {
  // The page that a key is handed over to shows it again.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readHandedKey() === null,
  );
  useWarningBeforeUnload();

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(next) => (next ? undefined : blocker.reset?.())}
      title="Leave without your new key?"
      description="You have not copied it yet, and it is shown only once. Without it you will have to regenerate your key."
      texts={{ confirm: 'Leave without it', cancel: 'Stay here' }}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

function useWarningBeforeUnload(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
