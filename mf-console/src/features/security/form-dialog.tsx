import { Button, Notice, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { CallFailureDetails } from '@declic/remote-kit';
import type { ApiForm } from '@declic/remote-kit/form';
import { type ReactNode, useId } from 'react';

export interface FormDialogProps extends Pick<ApiForm<never>, 'submit' | 'isSending' | 'failure' | 'reset'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** The label of the button that sends the form. */
  send: string;
  /** The fields. */
  children: ReactNode;
}

/** A dialog around one form. Closing it empties the form; while the form is being sent it stays open. */
export function FormDialog({ title, send, children, onOpenChange, ...props }: FormDialogProps) {
  const { open, description, submit, isSending, failure, reset } = props;
  const formId = useId();
  const changeOpen = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (isSending ? undefined : changeOpen(next))}
      title={title}
      {...(description !== undefined && { description })}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={() => changeOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        <Stack $gap={4}>
          {failure === undefined ? null : (
            <Notice tone="danger">
              {failure.text}
              <CallFailureDetails failure={failure} />
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
