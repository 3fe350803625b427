import { isBlank, type Param } from '@declic/action-input';
import { Field, Select } from '@declic/design-system';
import type { CsvTable } from '../csv/csv-table';
import type { ParamSource } from '../mapping/column-mapping';
import { guessSeparator } from '../mapping/guess-mapping';
import { FixedValueField } from './fixed-value-field';
import { SeparatorField } from './separator-field';

export interface SourceFieldProps {
  param: Param;
  table: CsvTable;
  source: ParamSource;
  onChange: (source: ParamSource) => void;
}

const FIXED = 'fixed';
const DEFAULT = 'default';
const SAMPLE_LENGTH = 60;

/** The choice of a column, a value for all rows, or the default; with what the choice needs beside it. */
export function SourceField({ param, table, source, onChange }: SourceFieldProps) {
  const { label, required = false } = param;
  const choose = (choice: string) => {
    if (choice === DEFAULT) onChange({ from: 'default' });
    else if (choice === FIXED) onChange({ from: 'fixed', text: '', separator: ';' });
    else onChange({ from: 'column', column: Number(choice), separator: guessSeparator(table, Number(choice)) });
  };
  const isMissing = required && source.from === 'default' && isBlank(param.default);
  return (
    <>
      <Field
        label={label}
        required={required}
        hint={source.from === 'column' ? describeSample(table, source.column) : undefined}
        error={isMissing ? `${label} is required` : undefined}
      >
        <Select
          value={source.from === 'column' ? String(source.column) : source.from}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={DEFAULT}>{describeDefault(param)}</option>
          <option value={FIXED}>Same value for all rows</option>
          <optgroup label="Columns">
            {table.columns.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {source.from === 'fixed' ? (
        <FixedValueField param={param} text={source.text} onChange={(text) => onChange({ ...source, text })} />
      ) : null}
      {source.from === 'column' && param.kind === 'array<enum>' ? (
        <SeparatorField
          label={label}
          value={source.separator}
          onChange={(separator) => onChange({ ...source, separator })}
        />
      ) : null}
    </>
  );
}

function describeDefault({ default: value }: Param): string {
  if (isBlank(value)) return 'No value';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `Default: ${text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text}`;
}

function describeSample({ rows }: CsvTable, column: number): string {
  const sample = rows.map((row) => row[column] ?? '').find((cell) => cell.trim() !== '');
  if (sample === undefined) return 'All cells of this column are empty.';
  return `Such as ${sample.length > SAMPLE_LENGTH ? `${sample.slice(0, SAMPLE_LENGTH)}…` : sample}`;
}
