import { Field, TextArea, TextInput } from '@declic/design-system';
import { type ParameterFieldProps, toControlId, toText } from './field-props';

const DEFAULT_ROWS = 3;

/** One line, or several where the schema says so. */
export function TextField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder, validate, ui } = param;
  const text = toText(value);
  const shared = {
    value: text,
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field label={label} hint={description} error={problem} required={required} id={toControlId(param)}>
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
