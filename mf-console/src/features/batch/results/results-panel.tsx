import { Button, Notice, Row, Select, Text } from '@declic/design-system';
import { Pagination } from '@declic/design-system/table';
import { formatCount, formatNumber, notify } from '@declic/remote-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveContent } from '@declic/action-console/save-content';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob, RowRecord, RowState } from '../job/batch-job';
import { StepCard } from '../view/step-card';
import { ResultsTable } from './results-table';
import { writeResultsCsv } from './write-results-csv';

const ROWS_PER_PAGE = 25;

type Filter = 'all' | 'failed' | 'done' | 'open';

const FILTERS: Readonly<Record<Filter, { label: string; states: readonly RowState[] }>> = {
  failed: { label: 'Failed', states: ['failed'] },
  all: { label: 'All', states: ['waiting', 'sent', 'done', 'failed', 'skipped'] },
  done: { label: 'Done', states: ['done'] },
  open: { label: 'Not done', states: ['waiting', 'sent', 'skipped'] },
};

export interface ResultsPanelProps {
  /** Of the action; names the file. */
  slug: string;
  job: BatchJob;
  table: CsvTable;
  records: readonly RowRecord[];
}

/** What became of each row, those that failed first; as a file at any time. */
export function ResultsPanel({ slug, job, table, records }: ResultsPanelProps) {
  const [chosen, setFilter] = useState<Filter | null>(null);
  const [wanted, setPage] = useState(1);
  const filter = chosen ?? (records.some(({ state }) => state === 'failed') ? 'failed' : 'all');
  const found = records.filter(({ state }) => FILTERS[filter].states.includes(state));
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const page = Math.min(wanted, pages);
  return (
    <StepCard title="Results">
      <Row $justify="space-between">
        <FilterSelect
          value={filter}
          records={records}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
        <DownloadButton slug={slug} job={job} table={table} records={records} />
      </Row>
      <PartialNotice count={records.filter(({ isPartial }) => isPartial).length} />
      {found.length === 0 ? (
        <Text tone="muted">No rows here.</Text>
      ) : (
        <ResultsTable job={job} table={table} records={found.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)} />
      )}
      <Pagination page={page} pages={pages} onPageChange={setPage} />
    </StepCard>
  );
}

function PartialNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {formatCount(count, 'answer')} {count === 1 ? 'is' : 'are'} too large to be kept whole in this browser: long texts
      are left out, here and in the file. The playground shows the whole answer of a row; that is another call.
    </Notice>
  );
}

interface FilterSelectProps {
  value: Filter;
  records: readonly RowRecord[];
  onChange: (filter: Filter) => void;
}

function FilterSelect({ value, records, onChange }: FilterSelectProps) {
  return (
    <div>
      <Select
        aria-label="Rows shown"
        value={value}
        onChange={({ target }) => onChange(target.value as Filter)} // one of the options below
      >
        {Object.entries(FILTERS).map(([name, { label, states }]) => (
          <option key={name} value={name}>
            {label} ({formatNumber(records.filter(({ state }) => states.includes(state)).length)})
          </option>
        ))}
      </Select>
    </div>
  );
}

function DownloadButton({ slug, job, table, records }: ResultsPanelProps) {
  const [isWriting, setWriting] = useState(false);
  const download = async () => {
    setWriting(true);
    const byIndex = new Map(records.map((record) => [record.index, record]));
    try {
      saveContent(await writeResultsCsv({ table, rows: job.rows ?? [], records: byIndex }), `${slug}-results.csv`);
    } catch (error) {
      notify.error('The CSV file could not be made', { description: 'Try again in a moment.', error });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden />}
      loading={isWriting}
      onClick={() => void download()}
    >
      Download CSV
    </Button>
  );
}
