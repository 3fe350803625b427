import { Bookmark } from 'lucide-react';
import { lazy } from 'react';
import { DialogButton } from '../records/dialog-button';
import type { SavedInput } from './saved-input';

const SavedInputsDialog = lazy(async () => ({ default: (await import('./saved-inputs-dialog')).SavedInputsDialog }));

/** Opens the saved inputs of this action. */
export function SavedInputsButton({ onLoad }: { onLoad: (input: SavedInput) => void }) {
  return <DialogButton label="Saved inputs" icon={Bookmark} dialog={SavedInputsDialog} onChoose={onLoad} />;
}
