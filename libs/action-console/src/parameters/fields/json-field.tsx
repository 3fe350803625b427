import { jsonOrText } from '@declic/action-input';
import { Field, TextArea } from '@declic/design-system';
import { type ParameterFieldProps, toControlId } from './field-props';
import { useTypedText } from './use-typed-text';

const DEFAULT_ROWS = 3;

/** A value in JSON; a text that cannot be read is sent as a text. */
export function JsonField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder, ui } = param;
  const text = useTypedText({ value, onChange, read: jsonOrText, write: writeJson, isSame: isSameJson });
  return (
    <Field label={label} hint={description} error={problem} required={required} id={toControlId(param)}>
      <TextArea rows={ui?.rows ?? DEFAULT_ROWS} spellCheck={false} placeholder={placeholder} {...text} />
    </Field>
  );
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A text that reads as JSON would become another value, so it is quoted. */
function writeJson(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && jsonOrText(value) === value) return value;
  return JSON.stringify(value, null, 2);
}
