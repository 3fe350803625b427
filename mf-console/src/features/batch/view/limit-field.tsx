import { Field, TextInput } from '@declic/design-system';

export interface LimitFieldProps {
  /** Credits of all rows. */
  total: number;
  /** Null for as many as the rows cost. */
  value: number | null;
  onChange: (credits: number | null) => void;
}

/** The most that all rows together may cost. */
export function LimitField({ total, value, onChange }: LimitFieldProps) {
  return (
    <Field label="Spend at most" hint="Credits for all rows together.">
      <TextInput
        type="number"
        min={0}
        max={total}
        step={1}
        value={value ?? total}
        onChange={({ target }) => onChange(target.value === '' ? 0 : Math.max(0, Math.floor(Number(target.value))))}
      />
    </Field>
  );
}
