import { Button, Notice, Row } from '@declic/design-system';
import type { SavedInput } from './saved-input';

export interface DeletedNoticeProps {
  input: SavedInput;
  /** Another one was saved under its name since. */
  isNameTaken: boolean;
  onUndo: () => void;
}

/** Says what was deleted, and brings it back. It takes the focus, which the deleted row had. */
export function DeletedNotice({ input, isNameTaken, onUndo }: DeletedNoticeProps) {
  return (
    <Notice>
      <Row $gap={2}>
        “{input.name}” was deleted.
        {isNameTaken ? null : (
          <Button key={input.at} size="sm" variant="secondary" autoFocus onClick={onUndo}>
            Undo
          </Button>
        )}
      </Row>
    </Notice>
  );
}
