import { useState } from 'react';
import { Dialog } from '@declic/design-system/dialog';
import { DiscardIntake } from './discard-intake';
import { IntakeForm } from './intake-form';

export interface IntakeDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** What the form lets the dialog know: whether closing would lose something, and whether it may close at all. */
export interface IntakeProgress {
  isDirty: boolean;
  isSubmitting: boolean;
}

const untouched: IntakeProgress = { isDirty: false, isSubmitting: false };

export function IntakeDialog({ open, onClose, onCreated }: IntakeDialogProps) {
  const [progress, setProgress] = useState(untouched);
  const [isAsking, setIsAsking] = useState(false);

  const close = () => {
    setIsAsking(false);
    setProgress(untouched);
    onClose();
  };
  const askToClose = () => {
    if (progress.isSubmitting) return;
    if (progress.isDirty) setIsAsking(true);
    else close();
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? undefined : askToClose())}
        title="Create New Strategy"
        description="Fill in the details below to create a new content strategy."
        size="lg"
      >
        <IntakeForm
          onProgress={setProgress}
          onCreated={(id) => {
            setProgress(untouched);
            onCreated(id);
          }}
        />
      </Dialog>
      <DiscardIntake
        isDirty={open && progress.isDirty}
        isAsking={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={close}
      />
    </>
  );
}
