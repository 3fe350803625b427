import type { Param } from '@declic/action-input';
import { Field, Select, TextArea, TextInput } from '@declic/design-system';

export interface FixedValueFieldProps {
  param: Param;
  text: string;
  onChange: (text: string) => void;
}

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const MULTILINE_ROWS = 3;

/** One value of a parameter for all rows, as a cell would have it. */
export function FixedValueField({ param, text, onChange }: FixedValueFieldProps) {
  const { label, kind, placeholder, ui } = param;
  const choices = kind === 'boolean' ? YES_OR_NO : kind === 'enum' ? (param.enum ?? []) : null;
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  return (
    <Field
      label={`${label}: value for all rows`}
      hint={kind === 'array<enum>' ? 'Separated by semicolons.' : undefined}
    >
      {choices ? (
        <Select value={text} onChange={change}>
          <option value="">Choose a value</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : ui?.multiline || kind === 'json' ? (
        <TextArea rows={ui?.rows ?? MULTILINE_ROWS} value={text} placeholder={placeholder} onChange={change} />
      ) : (
        <TextInput
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          value={text}
          placeholder={placeholder}
          onChange={change}
        />
      )}
    </Field>
  );
}
