import { ConfirmDialog } from '@declic/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface DiscardIntakeProps {
  /** Something was typed that nothing else keeps. */
  isDirty: boolean;
  /** The dialog was asked to close. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before typed text is lost by closing, the back button or leaving the site. */
export function DiscardIntake({ isDirty, isAsking, onKeep, onDiscard }: DiscardIntakeProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarningBeforeUnload(isDirty);

  const keep = () => {
    blocker.reset?.();
    onKeep();
  };
  const discard = () => {
    onDiscard();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      open={isAsking || blocker.state === 'blocked'}
      onOpenChange={(next) => (next ? undefined : keep())}
      title="Discard this strategy?"
      description="What you typed is not saved anywhere and will be lost."
      texts={{ confirm: 'Discard', cancel: 'Keep editing' }}
      onConfirm={discard}
    />
  );
}

function useWarningBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
