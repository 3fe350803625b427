import { Button, Notice, Row } from '@declic/design-system';

export interface ReplacementNoticeProps {
  text: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says what was filled in, and takes it back. */
export function ReplacementNotice({ text, onUndo, onDismiss }: ReplacementNoticeProps) {
  return (
    <Notice>
      <Row $gap={2} $justify="space-between">
        <span>{text}</span>
        <Row $gap={2}>
          <Button size="sm" variant="secondary" onClick={onUndo}>
            Undo
          </Button>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Keep
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
