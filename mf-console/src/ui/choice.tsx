import { Field, Select } from '@declic/design-system';

export interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** Field for one of a few values that have words. */
export function Choice<Value extends string>({ label, values, labels, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((candidate) => candidate === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((candidate) => (
          <option key={candidate} value={candidate}>
            {labels[candidate]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
