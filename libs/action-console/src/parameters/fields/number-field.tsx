import { Field, TextInput } from '@declic/design-system';
import { useState } from 'react';
import { formatLimits } from './format-limits';
import { type ParameterFieldProps, toControlId, toText } from './field-props';

/** Numbers are parsed as decimals; a text that is none is sent as it is, and refused in words. */
export function NumberField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, placeholder } = param;
  // `1.` is a number on its way to `1.5`: what was typed is shown as long as it means the value.
  const [typed, setTyped] = useState('');
  const shown = readNumber(typed) === value ? typed : toText(value);
  return (
    <Field
      label={label}
      hint={[description, formatLimits(param)].filter(Boolean).join(' ') || undefined}
      error={problem}
      required={required}
      id={toControlId(param)}
    >
      <TextInput
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readNumber(target.value));
        }}
      />
    </Field>
  );
}

const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/;

function readNumber(text: string): unknown {
  return DECIMAL.test(text) ? Number.parseFloat(text) : text;
}
