import { Field, Select } from '@declic/design-system';
import { type Separator, SEPARATORS } from '../mapping/column-mapping';

const WORDS: Readonly<Record<Separator, string>> = {
  ';': 'Semicolon',
  ',': 'Comma',
  '|': 'Vertical bar',
  '\n': 'New line',
};

export interface SeparatorFieldProps {
  /** Of the parameter. */
  label: string;
  value: Separator;
  onChange: (separator: Separator) => void;
}

/** What stands between the items of a cell with several. */
export function SeparatorField({ label, value, onChange }: SeparatorFieldProps) {
  return (
    <Field label={`${label}: items are separated by`}>
      <Select
        value={SEPARATORS.indexOf(value)}
        onChange={({ target }) => onChange(SEPARATORS[Number(target.value)] ?? ';')}
      >
        {SEPARATORS.map((separator, index) => (
          <option key={separator} value={index}>
            {WORDS[separator]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
