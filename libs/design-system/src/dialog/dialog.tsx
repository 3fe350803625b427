import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { IconButton, keepFocus, X } from '../index';
import { Backdrop, Body, Corner, Description, Footer, Head, Sheet, Title } from './dialog-parts';
import { type FindOpener, useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The name of the button in the corner. */
  closeLabel?: string | undefined;
  /** What gets the focus first: its first control, or the sheet as a whole where there is something to read before any control. */
  initialFocus?: 'control' | 'sheet' | undefined;
  /** Gets the focus when the dialog closes that nothing on the page opened, such as one that is open in the address. */
  findOpener?: FindOpener | undefined;
}

/** Modal dialog; a bottom sheet on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeLabel = 'Close',
  initialFocus = 'control',
  findOpener,
}: DialogProps) {
  const returnFocus = useReturnFocus(open, findOpener);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          asChild
          {...returnFocus}
          {...(initialFocus === 'sheet' && { onOpenAutoFocus: focusSheet })}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Sheet ref={keepFocus} $size={size} aria-modal data-declic-dialog>
            <Head data-closable>
              <Primitive.Title asChild>
                <Title>{title}</Title>
              </Primitive.Title>
            </Head>
            {description ? (
              <Primitive.Description asChild>
                <Description>{description}</Description>
              </Primitive.Description>
            ) : null}
            <Body>{children}</Body>
            {footer ? <Footer>{footer}</Footer> : null}
            <Corner>
              <Primitive.Close asChild>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />
              </Primitive.Close>
            </Corner>
          </Sheet>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusSheet(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
