import { Button, Text, TitledCard, token, Trash2 } from '@declic/design-system';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeletionFacts } from './deletion-facts';

export interface DeleteAccountProps {
  /** Offers the person's data before it is gone. */
  exportFirst: ReactNode;
  onDeleted: () => void;
}

export function DeleteAccount({ exportFirst, onDeleted }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <Sheet title="Delete account" level={2} gap={4} justify="start">
      <Text tone="muted">This cannot be undone.</Text>
      <DeletionFacts />
      <Button variant="secondary" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog open={isAsking} onOpenChange={setAsking} exportFirst={exportFirst} onDeleted={onDeleted} />
    </Sheet>
  );
}

const Sheet = styled(TitledCard)`
  & > h2 + p {
    margin-block-start: calc(-1 * ${token.space[3]});
  }
`;
