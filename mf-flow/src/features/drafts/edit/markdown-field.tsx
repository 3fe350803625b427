import { Field, TextArea } from '@declic/design-system';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Format } from '../drafts.queries';

export interface MarkdownFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  format: Format;
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** Characters that the contract takes. */
const LONGEST = 60_000;

export function MarkdownField({ ref, format, text, isReadOnly, onChange }: MarkdownFieldProps) {
  return (
    <Field label="Text (Markdown)" hint={HINTS[format]}>
      <Tall
        ref={ref}
        rows={22}
        maxLength={LONGEST}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

const HINTS: Record<Format, string> = {
  blog: 'Ctrl+S saves, Esc closes.',
  linkedin: 'Ctrl+S saves, Esc closes.',
  tweet: 'A line of --- stands between two tweets. Ctrl+S saves, Esc closes.',
};

const Tall = styled(TextArea)`
  min-block-size: min(52vh, 36rem);
`;
