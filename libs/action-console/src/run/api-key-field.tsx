import { Field, PasswordInput } from '@declic/design-system';

export interface ApiKeyFieldProps {
  value: string;
  onChange: (key: string) => void;
}

/** The key of the call. It is kept by no browser: not as a password, not in storage. */
export function ApiKeyField({ value, onChange }: ApiKeyFieldProps) {
  return (
    <Field label="API key" hint="Sent with the call, and kept nowhere." required>
      <PasswordInput
        value={value}
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
