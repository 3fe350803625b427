import { Button, Field, Row, Search, Stack, TextArea } from '@declic/design-system';
import type { FormEvent, KeyboardEvent } from 'react';

/** As in the contract. */
const LONGEST = 20_000;

export interface NeedFormProps {
  text: string;
  isPending: boolean;
  onChange: (text: string) => void;
  onAsk: () => void;
}

/** The description. Enter asks, Shift and Enter is a new line. */
export function NeedForm({ text, isPending, onChange, onAsk }: NeedFormProps) {
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !isPending) onAsk();
  };
  const submitByEnter = (event: KeyboardEvent) => {
    // Enter that ends the composition of an input method does not submit.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form onSubmit={submit}>
      <Stack $gap={3}>
        <Field
          label="Describe what you need"
          hint="With the data it is about, if you have it. Enter asks, Shift + Enter starts a new line. Free, and nothing runs."
        >
          <TextArea
            rows={3}
            maxLength={LONGEST}
            placeholder="Check this email address: someone@gmial.com"
            value={text}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={submitByEnter}
          />
        </Field>
        <Row>
          <Button type="submit" icon={<Search size={18} aria-hidden />} loading={isPending} disabled={isBlank}>
            Find the action
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
