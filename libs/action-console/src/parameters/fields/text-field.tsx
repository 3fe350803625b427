import { Field, TextArea, TextInput } from '@declic/design-system';
import { type ParameterFieldProps, toFrame } from './field-props';
import { toText } from './to-text';

const DEFAULT_ROWS = 3;

/** One line, or several where the schema says so. */
export function TextField(props: ParameterFieldProps) {
  const { param, value, disabled, onChange } = props;
  const { placeholder, validate, ui } = param;
  const shared = {
    value: toText(value),
    placeholder,
    disabled,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field {...toFrame(props)}>
      {ui?.multiline ? (
        <TextArea rows={ui.rows ?? DEFAULT_ROWS} {...shared} />
      ) : (
        <TextInput
          type="text"
          inputMode={INPUT_MODES[validate?.format ?? 'text']}
          spellCheck={!validate?.format}
          {...shared}
        />
      )}
    </Field>
  );
}

/** The keyboard of a phone. The type stays text: the browser's own checks of addresses differ from the action's. */
const INPUT_MODES = { text: 'text', url: 'url', email: 'email' } as const;
