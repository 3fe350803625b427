import { Button, Card, ProgressBar, Text, token, VisuallyHidden } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import type { ExportProgress as Progress } from './export-ledger';

export interface ExportProgressProps extends Progress {
  onCancel: () => void;
}

/** Progress of a long export. Its start is announced to screen readers; the count is not. */
export function ExportProgress({ lines, total, onCancel }: ExportProgressProps) {
  const text = `${formatNumber(lines)} of ${formatNumber(total)} lines`;
  return (
    <Sheet>
      <VisuallyHidden role="status">Exporting your transactions</VisuallyHidden>
      <Text size="small">Exporting: {text}</Text>
      <Button variant="secondary" size="sm" aria-label="Cancel the export" onClick={onCancel}>
        Cancel
      </Button>
      <Bar>
        <ProgressBar label="Export" value={lines} max={Math.max(1, total)} valueText={text} />
      </Bar>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  grid-column: 1 / -1;
`;
