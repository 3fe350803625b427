import { Field, RadioGroup, Select } from '@declic/design-system';
import { isBlank, type Param } from '@declic/action-input';
import { useLazyModule } from '../../lazy/use-lazy-module';
import { type ParameterFieldProps, toControl, toFrame } from './field-props';
import { comboboxModule } from './lazy-combobox';
import { toText } from './to-text';

/** As many choices as are seen at a glance; more are searched. */
const MOST_IN_SIGHT = 5;

export function EnumField(props: ParameterFieldProps) {
  const { param, value, onChange } = props;
  const chosen = toText(isBlank(value) ? param.default : value);
  const choices = listChoices(param, chosen);
  if (param.enum && param.enum.length > MOST_IN_SIGHT) return <SearchedChoices {...props} value={chosen} />;
  return <RadioGroup {...toFrame(props)} choices={choices} value={chosen} onChange={onChange} />;
}

/** The browser's own list stands in while the searched one loads. */
function SearchedChoices(props: ParameterFieldProps & { value: string }) {
  const { param, value, disabled, onChange } = props;
  const combobox = useLazyModule(comboboxModule);
  const choices = listChoices(param, value);
  return (
    <Field {...toFrame(props)}>
      {combobox ? (
        <combobox.Combobox {...toControl(props)} choices={choices} value={value} onChange={onChange} />
      ) : (
        <Select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** With 'None' where nothing may be sent, and with a value that JSON mode brought in and that is no choice. */
function listChoices({ enum: choices = [], required, default: standard, placeholder }: Param, chosen: string) {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  const none = required || !isBlank(standard) ? [] : [{ value: '', label: placeholder ?? 'None' }];
  return [...none, ...choices, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}
