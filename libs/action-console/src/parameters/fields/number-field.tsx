import { decimalOrText } from '@declic/action-input';
import { Field, TextInput, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { type ParameterFieldProps, toFrame } from './field-props';
import { toText } from './to-text';
import { useTypedText } from './use-typed-text';

/** Numbers are parsed as decimals; a text that is none is sent as it is, and refused in words. The unit stands behind them. */
export function NumberField(props: ParameterFieldProps) {
  const { param, value, disabled, onChange } = props;
  const { placeholder, ui } = param;
  const text = useTypedText({ value, onChange, read: decimalOrText, write: toText, isSame: isSameNumber });
  return (
    <Field {...toFrame(props)}>
      <Measure>
        <TextInput
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          disabled={disabled}
          value={text.value}
          onChange={text.onChange}
        />
        {/* Screen readers read the unit in the hint, with the limits. */}
        {ui?.unit ? <span aria-hidden>{ui.unit}</span> : null}
      </Measure>
    </Field>
  );
}

const isSameNumber = (one: unknown, other: unknown) => one === other;

const Measure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]};
  align-items: center;

  & > input {
    font-variant-numeric: tabular-nums;
  }

  & > span {
    color: ${token.color.textMuted};
  }
`;
