import type { InputSchema } from '@declic/action-input';
import { scrollEdges, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { CsvTable } from '../csv/csv-table';
import { checkRow, type RowCheck } from '../mapping/check-row';
import type { ColumnMapping } from '../mapping/column-mapping';

const SHOWN_ROWS = 5;
const CELL_LENGTH = 80;

export interface RowPreviewProps {
  schema: InputSchema;
  mapping: ColumnMapping;
  table: CsvTable;
}

/** The parameters of the first rows, converted. */
export function RowPreview({ schema, mapping, table }: RowPreviewProps) {
  const shown = schema.params.filter(({ key }) => mapping[key] !== undefined && mapping[key].from !== 'default');
  if (shown.length === 0) return null;
  return (
    <Region role="region" aria-label="The first rows as they are sent" tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SHOWN_ROWS).map((row, index) => {
            const check = checkRow(schema, mapping, row);
            return (
              // The place of a row is its identity.
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {shown.map(({ key }) => (
                  <td key={key}>
                    <PreviewCell check={check} param={key} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </Region>
  );
}

function PreviewCell({ check, param }: { check: RowCheck; param: string }) {
  const problem = check.ok ? undefined : check.problems.find((each) => each.param === param);
  if (problem)
    return (
      <Text as="span" size="small" tone="danger">
        {problem.message}
      </Text>
    );
  if (!check.ok) return '…';
  const value = check.body[param];
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH)}…` : text;
}

const Region = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  ${scrollEdges}
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.small};

  & th,
  & td {
    max-inline-size: 320px;
    padding: ${token.space[2]} ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: baseline;
  }

  & th {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }

  & tr:last-child > * {
    border-block-end: 0;
  }
`;
