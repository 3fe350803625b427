import { useState } from 'react';
import { Dialog } from '@declic/design-system/dialog';
import type { Replaced } from '../../strategy/intake-draft';
import { IntakeForm } from './intake-form';
import { KeptIntake } from './kept-intake';

export interface IntakeDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
  /** What was typed for it is changed; the new strategy takes its place. */
  replaced?: Replaced;
}

/** Closing loses nothing: what was typed is there when the dialog opens again. */
export function IntakeDialog({ open, onClose, onCreated, replaced }: IntakeDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const form = (
    <IntakeForm
      onSending={setIsSending}
      {...(replaced && { replaced })}
      onCreated={(id) => {
        setIsSending(false);
        onCreated(id);
      }}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || isSending ? undefined : onClose())}
      title={replaced ? 'Change What You Typed' : 'Create New Strategy'}
      description={
        replaced
          ? 'The strategy is analysed anew and takes the place of the one that failed.'
          : 'Fill in the details below to create a new content strategy.'
      }
      size="lg"
    >
      {replaced ? <KeptIntake replaced={replaced}>{form}</KeptIntake> : form}
    </Dialog>
  );
}
