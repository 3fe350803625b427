import { Button } from '@declic/design-system';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';

/** A dialog in which one record is chosen. */
export interface ChoiceDialogProps<Choice> {
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

export interface DialogButtonProps<Choice> {
  label: string;
  icon: LucideIcon;
  /** It is made when it opens, so that its code is loaded then. */
  dialog: ComponentType<ChoiceDialogProps<Choice>>;
  onChoose: (choice: Choice) => void;
}

/** A button that opens a dialog, which a choice closes. */
export function DialogButton<Choice>({ label, icon: Icon, dialog: Dialog, onChoose }: DialogButtonProps<Choice>) {
  const [isOpen, setOpen] = useState(false);
  const choose = (choice: Choice) => {
    setOpen(false);
    onChoose(choice);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
