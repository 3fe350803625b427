import { Field, Select } from '@declic/design-system';
import { type ParameterFieldProps, toControlId, toText } from './field-props';

export function EnumField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder, enum: choices = [] } = param;
  const chosen = toText(value);
  const isKnown = choices.some((choice) => choice.value === chosen);
  return (
    <Field label={label} hint={description} error={problem} required={required} id={toControlId(param)}>
      <Select value={chosen} onChange={({ target }) => onChange(target.value)}>
        {required && chosen !== '' ? null : <option value="">{placeholder ?? 'None'}</option>}
        {isKnown || chosen === '' ? null : <option value={chosen}>{chosen}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
