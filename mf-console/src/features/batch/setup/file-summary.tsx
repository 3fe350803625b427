import { Button, Row, Switch, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { CsvTable } from '../csv/csv-table';
import { switchHeader } from '../csv/switch-header';
import type { BatchJob, StoredBatch } from '../job/batch-job';
import { StepCard } from '../view/step-card';

export interface FileSummaryProps {
  batch: StoredBatch;
  onTableChange: (table: CsvTable, change: Partial<BatchJob>) => void;
  onDiscard: () => void;
}

/** The file, how it was read, and whether its first line names the columns. */
export function FileSummary({ batch: { job, table }, onTableChange, onDiscard }: FileSummaryProps) {
  return (
    <StepCard title="File">
      <Row $justify="space-between">
        <Text weight="medium">{table.name}</Text>
        <Text size="small" tone="muted">
          {formatCount(table.rows.length, 'row')}, {formatCount(table.columns.length, 'column')}
        </Text>
      </Row>
      {job.notes.map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
      <Row $justify="space-between">
        <Switch
          label="The first line names the columns"
          checked={job.hasHeader}
          onChange={(hasHeader) => onTableChange(switchHeader(table, hasHeader), { hasHeader })}
        />
        <Button variant="secondary" onClick={onDiscard}>
          Choose another file
        </Button>
      </Row>
    </StepCard>
  );
}
