import { lazyDialog } from '@declic/remote-kit';
import { Bookmark } from 'lucide-react';
import { DialogButton } from '../records/dialog-button';
import type { SavedInput } from './saved-input';

const SavedInputsDialog = lazyDialog(async () => (await import('./saved-inputs-dialog')).SavedInputsDialog);

/** Opens the saved inputs of this action. */
export function SavedInputsButton({ onLoad }: { onLoad: (input: SavedInput) => void }) {
  return <DialogButton label="Saved inputs" icon={Bookmark} dialog={SavedInputsDialog} onChoose={onLoad} />;
}
