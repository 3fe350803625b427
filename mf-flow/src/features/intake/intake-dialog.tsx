import { useState } from 'react';
import { Dialog } from '@declic/design-system/dialog';
import { IntakeForm } from './intake-form';

export interface IntakeDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Closing loses nothing: what was typed is there when the dialog opens again. */
export function IntakeDialog({ open, onClose, onCreated }: IntakeDialogProps) {
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || isSending ? undefined : onClose())}
      title="Create New Strategy"
      description="Fill in the details below to create a new content strategy."
      size="lg"
    >
      <IntakeForm
        onSending={setIsSending}
        onCreated={(id) => {
          setIsSending(false);
          onCreated(id);
        }}
      />
    </Dialog>
  );
}
