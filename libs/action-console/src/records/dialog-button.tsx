import { Button } from '@declic/design-system';
import { type ReactNode, Suspense, useState } from 'react';

export interface DialogButtonProps {
  label: string;
  icon: ReactNode;
  /** The dialog; it is made when it opens, so that its code is loaded then. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, icon, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? <Suspense>{children(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
