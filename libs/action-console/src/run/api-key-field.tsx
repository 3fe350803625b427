import { CopyButton, Field, PasswordInput } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { useCallback } from 'react';

export interface ApiKeyFieldProps {
  value: string;
  onChange: (key: string) => void;
  /** It was made a moment ago, and is shown nowhere else. */
  isHanded?: boolean;
  onCopied?: (() => void) | undefined;
}

/** The key of the call. It is not stored, and stands in the field only. */
export function ApiKeyField({ value, onChange, isHanded = false, onCopied }: ApiKeyFieldProps) {
  // Uncontrolled: React writes the value of a controlled field, and the default of another, into the document.
  const fill = useCallback(
    (field: HTMLInputElement | null) => {
      if (field && field.value !== value) field.value = value;
    },
    [value],
  );
  return (
    <Field
      label="API key"
      hint={
        isHanded
          ? 'Your new key. Copy it before you leave: it is shown only once.'
          : 'Sent with the call, and kept nowhere.'
      }
      aside={
        isHanded ? (
          <CopyButton
            value={value}
            texts={{ copy: 'Copy key' }}
            variant="ghost"
            onCopied={onCopied}
            onCopyFailed={() => notify.error('Failed to copy to clipboard')}
          />
        ) : null
      }
      required
    >
      <PasswordInput
        ref={fill}
        onChange={({ target }) => onChange(target.value)}
        placeholder="dc_live_…"
        texts={{ show: 'Show API key', hide: 'Hide API key' }}
        {...NOT_STORED}
      />
    </Field>
  );
}

/** Browsers offer to store a password even with `off`, but no one-time code; the rest is for password managers, by their names. */
const NOT_STORED = {
  autoComplete: 'one-time-code',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
};
