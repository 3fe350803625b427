import { Field, TextInput } from '@declic/design-system';
import { type ParameterFieldProps, toControlId, toText } from './field-props';

/** A file by its address. */
export function FileField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder } = param;
  return (
    <Field label={label} hint={description} error={problem} required={required} id={toControlId(param)}>
      <TextInput
        type="text"
        value={toText(value)}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
