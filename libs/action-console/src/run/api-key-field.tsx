import { Field, PasswordInput } from '@declic/design-system';
import { useState } from 'react';

export interface ApiKeyFieldProps {
  value: string;
  onChange: (key: string) => void;
}

/** The key of the call. It is not stored, and stands in the field only. */
export function ApiKeyField({ value, onChange }: ApiKeyFieldProps) {
  const [initial] = useState(value);
  return (
    <Field label="API key" hint="Sent with the call, and kept nowhere." required>
      <PasswordInput
        // Uncontrolled: React writes the value of a controlled field into the document, too.
        defaultValue={initial}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        placeholder="dc_live_…"
        texts={{ show: 'Show API key', hide: 'Hide API key' }}
      />
    </Field>
  );
}
