import { Button, Notice, Row } from '@declic/design-system';
import type { ReactNode } from 'react';

export interface ClosableNoticeProps {
  tone: 'info' | 'success' | 'warning';
  onClose: () => void;
  children: ReactNode;
}

/** A notice that stays until it is closed. */
export function ClosableNotice({ tone, onClose, children }: ClosableNoticeProps) {
  return (
    <Notice tone={tone}>
      <Row $justify="space-between">
        <span>{children}</span>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Close
        </Button>
      </Row>
    </Notice>
  );
}
