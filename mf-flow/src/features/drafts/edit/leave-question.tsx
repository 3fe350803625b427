import { ConfirmDialog } from '@declic/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveQuestionProps {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** The editor was asked to close. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before an unsaved text is left: by closing, by the back button, or by leaving the site. */
export function LeaveQuestion({ isDirty, isAsking, onKeep, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

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
      onOpenChange={(isOpen) => (isOpen ? undefined : keep())}
      title="Discard your changes?"
      description="What you changed since the last save will be lost."
      texts={{ confirm: 'Discard changes', cancel: 'Keep editing' }}
      onConfirm={discard}
    />
  );
}
