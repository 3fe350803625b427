import { Checkbox, RadioGroup } from '@declic/design-system';
import { type ParameterFieldProps, toFrame } from './field-props';

/** Unchecked sends `false`, so that a default of `true` can be switched off. What has to be answered is asked as Yes or No. */
export function BooleanField(props: ParameterFieldProps) {
  const { param, value, onChange } = props;
  if (param.required && param.default === undefined)
    return (
      <RadioGroup
        {...toFrame(props)}
        choices={YES_OR_NO}
        value={String(value)}
        onChange={(answer) => onChange(answer === 'true')}
      />
    );
  return (
    <Checkbox
      {...toFrame(props)}
      checked={value === true || value === 'true'}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
