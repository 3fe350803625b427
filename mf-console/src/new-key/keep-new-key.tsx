import { readHandedKey } from '@declic/action-console/key-handover';
import { lazyDialog } from '@declic/remote-kit';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a key that was not copied is lost by a link, the back button or leaving the site. */
export function KeepNewKey() {
  // The page that a key is handed over to shows it again.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readHandedKey() === null,
  );
  useWarningBeforeUnload();
  const isBlocked = blocker.state === 'blocked';
  const [asked, setAsked] = useState({ count: 0, isOpen: false });
  if (asked.isOpen !== isBlocked) setAsked({ count: asked.count + (isBlocked ? 1 : 0), isOpen: isBlocked });

  // It stays after it was closed, so that it can leave in its own time. One whose code did not come would stay closed.
  return asked.count > 0 ? (
    <LeaveDialog
      key={asked.count}
      open={isBlocked}
      onClose={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  ) : null;
}

interface LeaveDialogProps {
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Dialogs are fetched when one is needed: two pages share this part, and every page would wait for them. */
const LeaveDialog = lazyDialog<LeaveDialogProps>(async () => {
  const { ConfirmDialog } = await import('@declic/design-system/dialog');
  return ({ open, onClose, onLeave }) => (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Leave without your new key?"
      description="You have not copied it yet, and it is shown only once. Without it you will have to regenerate your key."
      texts={{ confirm: 'Leave without it', cancel: 'Stay here' }}
      onConfirm={onLeave}
    />
  );
});

function useWarningBeforeUnload(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
