import { Field, TextArea } from '@declic/design-system';
import { useState } from 'react';
import { type ParameterFieldProps, toControlId } from './field-props';

const DEFAULT_ROWS = 3;

/** A value in JSON; a text that cannot be read is sent as a text. */
export function JsonField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder, ui } = param;
  const [typed, setTyped] = useState('');
  const shown = JSON.stringify(readJson(typed)) === JSON.stringify(value) ? typed : writeJson(value);
  return (
    <Field label={label} hint={description} error={problem} required={required} id={toControlId(param)}>
      <TextArea
        rows={ui?.rows ?? DEFAULT_ROWS}
        spellCheck={false}
        value={shown}
        placeholder={placeholder}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readJson(target.value));
        }}
      />
    </Field>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text that reads as JSON would become another value, so it is quoted. */
function writeJson(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && readJson(value) === value) return value;
  return JSON.stringify(value, null, 2);
}
