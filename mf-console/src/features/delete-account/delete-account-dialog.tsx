import { Button, Field, Stack, Text, TextInput } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { notify } from '@declic/remote-kit';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useDeleteAccount } from './delete-account.queries';

const CONFIRMATION = 'DELETE';

export interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  exportFirst: ReactNode;
  onDeleted: () => void;
}

export function DeleteAccountDialog({ open, onOpenChange, exportFirst, onDeleted }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('');
  const { deleteAccount, isDeleting } = useDeleteAccount(onDeleted);

  const confirm = () => {
    if (typed === CONFIRMATION) deleteAccount();
    else notify.error('Confirmation required', { description: "Please type 'DELETE' to confirm account deletion" });
  };
  const confirmWithEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && !isDeleting) confirm();
  };
  const changeOpen = (next: boolean) => {
    if (isDeleting) return;
    setTyped('');
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title="Delete your account?"
      description="Your keys stop working at once, and nobody can bring the account back."
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={() => changeOpen(false)}>
            Cancel
          </Button>
          <Button variant="danger" disabled={typed !== CONFIRMATION} loading={isDeleting} onClick={confirm}>
            Delete my account
          </Button>
        </>
      }
    >
      <Stack>
        <Stack $gap={2} $align="start">
          <Text>Keep a copy first? It is not available afterwards.</Text>
          {exportFirst}
        </Stack>
        <Field label="Type DELETE to confirm">
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={confirmWithEnter}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
