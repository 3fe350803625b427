import { Dialog } from '@declic/design-system/dialog';
import { SavedInputsPane, type SavedInputsPaneProps } from './saved-inputs-pane';

export interface SavedInputsDialogProps extends SavedInputsPaneProps {
  onClose: () => void;
}

export function SavedInputsDialog({ onLoad, onClose }: SavedInputsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved inputs"
      description="Parameters under a name, kept in this browser for your account."
    >
      <SavedInputsPane onLoad={onLoad} />
    </Dialog>
  );
}
