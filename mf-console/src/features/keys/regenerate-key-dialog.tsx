import { ConfirmDialog } from '@declic/design-system/dialog';

export interface RegenerateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  loading: boolean;
  onConfirm: () => void;
}

/** Confirmation: clients that use the old key are refused at once. */
export function RegenerateKeyDialog({ loading, ...dialog }: RegenerateKeyDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Regenerate this API key?"
      description="The old key stops working at once, in everything that uses it. You get a new one, shown only once, and keep your credits."
      texts={{ confirm: 'Regenerate key' }}
      loading={loading}
    />
  );
}
