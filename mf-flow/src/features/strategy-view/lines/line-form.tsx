import { Button, Field, Row, Stack, TextArea, token } from '@declic/design-system';
import { CallFailureDetails, useUnsavedInput } from '@declic/remote-kit';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { TypedText } from './typed-texts';

export interface LineFormProps {
  label: ReactNode;
  hint?: string;
  submitLabel: string;
  cancelLabel?: string;
  typed: TypedText;
  isSending: boolean;
  /** The field takes the focus when it appears. */
  takesFocus?: boolean;
  onType: (text: string) => void;
  /** Resolves to whether it was done. */
  onSubmit: () => Promise<boolean>;
  onCancel?: () => void;
}

/** The field for a line, or for several: Enter sends, Shift+Enter begins another line, Escape cancels. */
export function LineForm(props: LineFormProps) {
  const { label, hint, submitLabel, cancelLabel = 'Cancel', typed, isSending, takesFocus = false, onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsavedInput(typed.text.trim() !== typed.original);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending) return;
    await props.onSubmit();
    // Read with its error, or ready for the next line; gone when there is no next one.
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onCancel && !isSending) {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={2}>
        <Field label={label} hint={hint} error={typed.problem ? <Problem {...typed.problem} /> : null}>
          <GrowingTextArea
            ref={field}
            rows={1}
            value={typed.text}
            readOnly={isSending}
            autoFocus={takesFocus}
            onChange={({ target }) => props.onType(target.value)}
            onKeyDown={handleKey}
          />
        </Field>
        <Row $gap={2}>
          <Button type="submit" size="sm" variant="secondary" loading={isSending}>
            {submitLabel}
          </Button>
          {onCancel ? (
            <Button size="sm" variant="ghost" disabled={isSending} onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}

function Problem({ text, failure }: NonNullable<TypedText['problem']>) {
  return (
    <>
      {text}
      <CallFailureDetails failure={failure} />
    </>
  );
}

const GrowingTextArea = styled(TextArea)`
  min-block-size: ${token.size.target};
  max-block-size: 40vh;
  field-sizing: content;
  resize: none;
`;
