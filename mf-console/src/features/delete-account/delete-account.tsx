import { Button, Card, Heading, Text, token, Trash2 } from '@declic/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeletionFacts } from './deletion-facts';

export interface DeleteAccountProps {
  /** Offers the person's data before it is gone. */
  exportFirst: ReactNode;
  onDeleted: () => void;
}

export function DeleteAccount({ exportFirst, onDeleted }: DeleteAccountProps) {
  const headingId = useId();
  const [isAsking, setAsking] = useState(false);

  return (
    <Sheet $gap={4} $justify="start" as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="lead">
        Delete account
      </Heading>
      <Text tone="muted">This cannot be undone.</Text>
      <DeletionFacts />
      <Button variant="secondary" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog open={isAsking} onOpenChange={setAsking} exportFirst={exportFirst} onDeleted={onDeleted} />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  & > h2 + p {
    margin-block-start: calc(-1 * ${token.space[3]});
  }
`;
