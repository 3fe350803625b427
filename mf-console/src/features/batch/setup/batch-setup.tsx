import { Columns, Stack } from '@declic/design-system';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob } from '../job/batch-job';
import type { BatchViewProps } from '../view/batch-view-props';
import { FileSummary } from './file-summary';
import { MappingStep } from './mapping-step';
import { PriceStep } from './price-step';
import { RowsStep } from './rows-step';
import { useCheckedRows } from './use-checked-rows';

export type BatchStart = Pick<BatchJob, 'rows' | 'maxCredits'>;

export interface BatchSetupProps extends BatchViewProps {
  onTableChange: (table: CsvTable, change?: Partial<BatchJob>) => void;
  onStart: (start: BatchStart) => Promise<void>;
}

/** Everything that is decided before anything is paid: columns, rows and the most that may be spent. */
export function BatchSetup(props: BatchSetupProps) {
  const { definition, schema, batch, apiKey, onKeyChange, onChange, onDiscard, onTableChange, onStart } = props;
  const { job, table } = batch;
  const checked = useCheckedRows(schema, job.mapping, table);
  return (
    <Columns $columns="minmax(0, 2fr) minmax(0, 1fr)" $gap={5} $align="start">
      <Stack $gap={5}>
        <FileSummary batch={batch} onTableChange={onTableChange} onDiscard={onDiscard} />
        <MappingStep
          schema={schema}
          table={table}
          mapping={job.mapping}
          onChange={(mapping) => void onChange({ mapping })}
        />
        <RowsStep schema={schema} batch={batch} checked={checked} onTableChange={onTableChange} />
      </Stack>
      <PriceStep
        price={definition.credit_cost}
        rows={checked?.valid ?? null}
        apiKey={apiKey}
        onKeyChange={onKeyChange}
        onStart={onStart}
      />
    </Columns>
  );
}
