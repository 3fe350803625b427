import { Checkbox, Field, FieldGroup, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { useLazyModule } from '../../lazy/use-lazy-module';
import { type ParameterFieldProps, toControl, toFrame } from './field-props';
import { comboboxModule } from './lazy-combobox';
import { toText } from './to-text';

/** Any number of the choices, as tags. A box for each stands in while the tags load. */
export function ChoicesField(props: ParameterFieldProps) {
  const { param, value, onChange } = props;
  const { enum: choices = [] } = param;
  const combobox = useLazyModule(comboboxModule);
  const chosen = toChosen(value);
  if (!combobox) return <BoxedChoices {...props} chosen={chosen} />;
  return (
    <Field {...toFrame(props)}>
      <combobox.TagCombobox {...toControl(props)} choices={choices} value={chosen} onChange={onChange} />
    </Field>
  );
}

function BoxedChoices({ chosen, ...props }: ParameterFieldProps & { chosen: readonly string[] }) {
  const { param, onChange } = props;
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, choice] : chosen.filter((each) => each !== choice));
  return (
    <FieldGroup {...toFrame(props)}>
      <Boxes>
        {param.enum?.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </Boxes>
    </FieldGroup>
  );
}

/** The service reads a single text as a list of one. */
function toChosen(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(toText);
  return value === undefined || value === null || value === '' ? [] : [toText(value)];
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  column-gap: ${token.space[4]};
`;
