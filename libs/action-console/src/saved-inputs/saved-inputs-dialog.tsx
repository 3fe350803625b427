import { Dialog } from '@declic/design-system/dialog';
import type { ChoiceDialogProps } from '../records/dialog-button';
import type { SavedInput } from './saved-input';
import { SavedInputsPane } from './saved-inputs-pane';

export function SavedInputsDialog({ onChoose, onClose }: ChoiceDialogProps<SavedInput>) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved inputs"
      description="Parameters under a name, kept in this browser for your account."
    >
      <SavedInputsPane onLoad={onChoose} />
    </Dialog>
  );
}
