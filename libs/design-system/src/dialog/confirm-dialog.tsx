import type { ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from '../index';
import { Backdrop, Body, Description, Footer, Head, Sheet, Title } from './dialog-parts';
import { useReturnFocus } from './use-return-focus';

interface ConfirmDialogTexts {
  /** The verb: "Delete key", not "OK". */
  confirm: string;
  cancel?: string | undefined;
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  texts: ConfirmDialogTexts;
  onConfirm: () => void;
  tone?: 'danger' | 'primary' | undefined;
  loading?: boolean | undefined;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. It stays open until `onOpenChange(false)`, so that a failure can be shown. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  texts: { confirm, cancel = 'Cancel' },
  onConfirm,
  tone = 'danger',
  loading = false,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content asChild {...returnFocus}>
          <Sheet $size="sm" aria-modal data-declic-dialog>
            <Head>
              <Primitive.Title asChild>
                <Title>{title}</Title>
              </Primitive.Title>
            </Head>
            <Primitive.Description asChild>
              <Description>{description}</Description>
            </Primitive.Description>
            {children ? <Body>{children}</Body> : null}
            <Footer>
              <Primitive.Cancel asChild>
                <Button variant="secondary">{cancel}</Button>
              </Primitive.Cancel>
              <Button variant={tone} loading={loading} onClick={onConfirm}>
                {confirm}
              </Button>
            </Footer>
          </Sheet>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
