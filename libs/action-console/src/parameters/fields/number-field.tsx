import { decimalOrText } from '@declic/action-input';
import { Field, TextInput } from '@declic/design-system';
import { formatLimits } from './format-limits';
import { type ParameterFieldProps, toControlId, toText } from './field-props';
import { useTypedText } from './use-typed-text';

/** Numbers are parsed as decimals; a text that is none is sent as it is, and refused in words. */
export function NumberField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder } = param;
  const text = useTypedText({ value, onChange, read: decimalOrText, write: toText, isSame: isSameNumber });
  return (
    <Field
      label={label}
      hint={[description, formatLimits(param)].filter(Boolean).join(' ') || undefined}
      error={problem}
      required={required}
      id={toControlId(param)}
    >
      <TextInput type="text" inputMode="decimal" autoComplete="off" placeholder={placeholder} {...text} />
    </Field>
  );
}

const isSameNumber = (one: unknown, other: unknown) => one === other;
