import { Badge, type BadgeTone, Link, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { paths } from '../../../paths';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob, RowRecord, RowState } from '../job/batch-job';
import { flattenAnswer } from './flatten-answer';

const CELL_LENGTH = 60;
const SHOWN_VALUES = 3;

const STATES: Readonly<Record<RowState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'No answer yet', tone: 'neutral' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  skipped: { label: 'Not run', tone: 'warning' },
};

export interface ResultsTableProps {
  job: BatchJob;
  table: CsvTable;
  records: readonly RowRecord[];
}

/** One page of results. */
export function ResultsTable({ job, table, records }: ResultsTableProps) {
  const column = Object.values(job.mapping).find((source) => source.from === 'column')?.column ?? 0;
  return (
    <Table
      label="Results"
      columns={listColumns(table, column)}
      rows={records}
      rowKey={({ index }) => String(index)}
      tableFrom="desktop"
    />
  );
}

function listColumns({ columns, rows }: CsvTable, column: number): TableColumn<RowRecord>[] {
  return [
    { header: 'Row', cell: ({ index }) => index + 1, narrow: { line: 1, side: 'start' }, narrowLabel: 'Row' },
    {
      header: columns[column] ?? 'Input',
      cell: ({ index }) => shorten(rows[index]?.[column] ?? ''),
      narrow: { line: 2, side: 'both' },
    },
    {
      header: 'Status',
      cell: ({ state }) => (
        <Whole>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </Whole>
      ),
      narrow: { line: 1, side: 'end' },
    },
    { header: 'Answer', cell: (record) => <Answer record={record} />, narrow: { line: 3, side: 'both' } },
    {
      header: 'Cost',
      align: 'end',
      cell: ({ state, cost }) => (state === 'done' ? formatCount(cost, 'credit') : '–'),
      narrow: { line: 4, side: 'end' },
    },
    {
      header: 'Request',
      cell: ({ requestId }) =>
        requestId ? (
          <Whole>
            <Link href={paths.request(requestId)}>{requestId.slice(0, 8)}</Link>
          </Whole>
        ) : (
          '–'
        ),
      narrow: { line: 4, side: 'start' },
    },
  ];
}

function Answer({ record: { error, data, isPartial } }: { record: RowRecord }) {
  if (error !== null)
    return (
      <Text as="span" size="small" tone="danger">
        {error}
      </Text>
    );
  // The engine is the same in each row.
  const values = [...flattenAnswer(data)].filter(([path]) => path !== 'engine').slice(0, SHOWN_VALUES);
  return (
    <Text as="span" size="small">
      {isPartial ? (
        <>
          <Badge tone="warning">Not whole</Badge>{' '}
        </>
      ) : null}
      {values.map(([path, value]) => `${path}: ${shorten(String(value))}`).join(', ')}
    </Text>
  );
}

function shorten(text: string): string {
  return text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH)}…` : text;
}

/* The cells of a table break anywhere. */
const Whole = styled.span`
  overflow-wrap: normal;
  white-space: nowrap;
`;
