import { Button, media, Row, Stack, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { Play, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useConsole, useConsoleState } from '../console-context';

export interface ExecuteBarProps {
  hasKey: boolean;
  isPending: boolean;
  /** Credits of the account; undefined while they are not known. */
  balance: number | undefined;
  onExecute: () => void;
  onDryRun: () => void;
  onCancel: () => void;
}

/** The price beforehand, and the button that runs the action. */
export function ExecuteBar({ hasKey, isPending, balance, onExecute, onDryRun, onCancel }: ExecuteBarProps) {
  const { definition } = useConsole();
  // A text that cannot be read is sent as {}: only no text at all is nothing.
  const isEmpty = useConsoleState(({ isJsonMode, jsonText }) => isJsonMode && jsonText.trim() === '');
  return (
    <Stack $gap={3}>
      <Row $justify="space-between">
        <Text size="small">Cost: {formatCount(definition.credit_cost, 'credit')}</Text>
        {balance === undefined ? null : <Text size="small">Balance: {formatCount(balance, 'credit')}</Text>}
      </Row>
      <Row $gap={2}>
        <Button
          icon={<Play size={18} aria-hidden />}
          loading={isPending}
          disabled={!hasKey || isEmpty}
          onClick={onExecute}
          aria-keyshortcuts="Control+Enter"
        >
          Execute
        </Button>
        {isPending ? (
          <Button variant="secondary" icon={<X size={18} aria-hidden />} onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="secondary" disabled={!hasKey || isEmpty} onClick={onDryRun}>
            Dry run
          </Button>
        )}
      </Row>
      <Text size="small" tone="muted">
        <KeyHelp>Ctrl + Enter executes. </KeyHelp>A dry run checks the call and charges nothing.
      </Text>
    </Stack>
  );
}

const KeyHelp = styled.span`
  ${media.touch} {
    display: none;
  }
`;
