import type { InputSchema } from '@declic/action-input';
import { Fieldset, Field, Stack, Text, TextInput } from '@declic/design-system';
import type { CsvTable } from '../csv/csv-table';
import type { InvalidRow } from '../mapping/check-rows';

export interface InvalidRowFieldsProps {
  schema: InputSchema;
  table: CsvTable;
  row: InvalidRow;
  onCellChange: (row: number, column: number, text: string) => void;
}

/** The cells of a row that are refused. A correction counts when the field is left, or with Enter. */
export function InvalidRowFields({ schema, table, row, onCellChange }: InvalidRowFieldsProps) {
  const { index, problems } = row;
  const correct = (column: number, text: string) => {
    if (text !== table.rows[index]?.[column]) onCellChange(index, column, text);
  };
  return (
    <Fieldset aria-label={`Row ${index + 1}`}>
      <Stack $gap={2}>
        <Text size="small" weight="medium">
          Row {index + 1}
        </Text>
        {problems.map(({ param, column, message }) =>
          column === null ? (
            <Text key={param} size="small" tone="danger">
              {findLabel(schema, param)}: {message}
            </Text>
          ) : (
            <Field key={param} label={table.columns[column] ?? ''} error={message}>
              <TextInput
                defaultValue={table.rows[index]?.[column] ?? ''}
                onBlur={({ target }) => correct(column, target.value)}
                onKeyDown={({ key, currentTarget }) => {
                  if (key === 'Enter') correct(column, currentTarget.value);
                }}
              />
            </Field>
          ),
        )}
      </Stack>
    </Fieldset>
  );
}

function findLabel({ params }: InputSchema, key: string): string {
  return params.find((param) => param.key === key)?.label ?? key;
}
