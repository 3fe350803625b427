import { ArrowLeft, ArrowRight, Button, Row, VisuallyHidden } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HistoryPage } from '../releases/releases.queries';

interface HistoryPagesProps {
  page: Pick<HistoryPage, 'next_cursor' | 'previous_cursor'>;
  /** Another page is being read. */
  isBusy: boolean;
  onTurn: (cursor: string) => void;
}

/** Leads to newer and to older events. Not there when all of them are shown. */
export function HistoryPages({ page, isBusy, onTurn }: HistoryPagesProps) {
  const { next_cursor: older, previous_cursor: newer } = page;
  if (older === null && newer === null) return null;
  return (
    <Row as="nav" aria-label="Pages of the history" $gap={3} $justify="space-between">
      <Turn cursor={newer} isBusy={isBusy} onTurn={onTurn}>
        <ArrowLeft size={18} aria-hidden />
        Newer
      </Turn>
      <VisuallyHidden role="status">{isBusy ? 'Reading the history' : ''}</VisuallyHidden>
      <Turn cursor={older} isBusy={isBusy} onTurn={onTurn}>
        Older
        <ArrowRight size={18} aria-hidden />
      </Turn>
    </Row>
  );
}

interface TurnProps extends Pick<HistoryPagesProps, 'isBusy' | 'onTurn'> {
  cursor: string | null;
  children: ReactNode;
}

/** At an end of the history it says so and does nothing, but keeps the focus of the keyboard. */
function Turn({ cursor, isBusy, onTurn, children }: TurnProps) {
  return (
    <TurnButton
      variant="secondary"
      size="sm"
      aria-disabled={cursor === null || isBusy}
      onClick={() => cursor !== null && !isBusy && onTurn(cursor)}
    >
      {children}
    </TurnButton>
  );
}

const TurnButton = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
