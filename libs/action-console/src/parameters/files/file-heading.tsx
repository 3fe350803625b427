import { Button, FileText, Row, Stack, Text, token, Trash2 } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FileHeadingProps {
  name: string;
  /** Its type and size, or what was read of it. */
  facts: ReactNode;
  disabled?: boolean;
  /** It has just been put in, and the control that had the focus is gone. */
  autoFocus: boolean;
  onRemove: () => void;
}

/** The name of a file that was put in, with a button that removes it. */
export function FileHeading({ name, facts, disabled = false, autoFocus, onRemove }: FileHeadingProps) {
  return (
    <Row $justify="space-between" $wrap={false} $align="start">
      <Row $gap={2} $wrap={false} $align="start">
        <FileText size={20} aria-hidden />
        <Stack $gap={1}>
          <Name>{name}</Name>
          <Text as="span" size="small" tone="muted">
            {facts}
          </Text>
        </Stack>
      </Row>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={`Remove ${name}`}
        disabled={disabled}
        autoFocus={autoFocus}
        onClick={onRemove}
      >
        Remove
      </Button>
    </Row>
  );
}

const Name = styled.span`
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
`;
