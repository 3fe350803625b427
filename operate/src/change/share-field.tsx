import { Field, TextInput } from '@declic/design-system';

export interface ShareFieldProps {
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}

/** Asks for the share of visitors that get a canary. */
export function ShareField({ value, invalid, onChange }: ShareFieldProps) {
  return (
    <Field
      label="Percent of the visitors"
      required
      error={invalid ? 'Enter a whole number from 1 to 99.' : undefined}
      hint="A whole number from 1 to 99."
    >
      <TextInput
        value={value}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        autoFocus
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Undefined for what is no share. */
export function readShare(text: string): number | undefined {
  const percent = Number(text.trim().replace(/\s*%$/, '') || Number.NaN);
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : undefined;
}
