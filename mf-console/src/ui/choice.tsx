import { Select } from '@declic/design-system';

export interface ChoiceProps<Value extends string> {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few values that have words. Lives in a `Field`. */
export function Choice<Value extends string>({ values, labels, value, onChoose, ...rest }: ChoiceProps<Value>) {
  return (
    <Select
      {...rest}
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
  );
}
