import { Checkbox } from '@declic/design-system';
import { type ParameterFieldProps, toControlId } from './field-props';

/** Unchecked sends `false`, so that a default of `true` can be switched off. */
export function BooleanField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required } = param;
  return (
    <Checkbox
      id={toControlId(param)}
      label={label}
      hint={description}
      error={problem}
      required={required}
      checked={value === true || value === 'true'}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
