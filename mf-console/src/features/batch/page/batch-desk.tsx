import { type ActionDefinition, toInputSchema } from '@declic/action-console';
import { notify, useUnsavedInput } from '@declic/remote-kit';
import { useMemo, useState } from 'react';
import type { CsvFile } from '../csv/read-csv-file';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob, BatchOwner, StoredBatch } from '../job/batch-job';
import { deleteBatch, saveJob, saveNewBatch, saveTable } from '../job/batch-storage';
import { createBatch } from '../job/create-batch';
import { BatchRun } from '../run/batch-run';
import { BatchSetup } from '../setup/batch-setup';
import { FileStep } from '../setup/file-step';

export interface BatchDeskProps {
  definition: ActionDefinition;
  owner: BatchOwner;
  stored: StoredBatch | null;
  /** Of the plan. */
  callsPerMinute: number;
}

/** A batch before, while and after it runs. The API key is in this state, and ends with it. */
export function BatchDesk({ definition, owner, stored, callsPerMinute }: BatchDeskProps) {
  const schema = useMemo(() => toInputSchema(definition), [definition]);
  const [batch, setBatch] = useState(stored);
  const [key, setKey] = useState('');
  const [isStarted, setStarted] = useState(false);
  // Kept nowhere, and a batch that runs needs it.
  useUnsavedInput(key !== '');

  const open = (file: CsvFile) => {
    const next = createBatch({ owner, file, schema, price: definition.credit_cost });
    setBatch(next);
    setStarted(false);
    void keep(saveNewBatch(next.job, next.table));
  };
  const discard = () => {
    setBatch(null);
    void keep(deleteBatch(owner));
  };
  if (!batch) return <FileStep action={definition} onFile={open} />;

  const changeJob = (change: Partial<BatchJob>) => {
    const job = { ...batch.job, ...change, changedAt: Date.now() };
    setBatch({ ...batch, job });
    return keep(saveJob(job));
  };
  const changeTable = (table: CsvTable, change: Partial<BatchJob> = {}) => {
    const job = { ...batch.job, ...change, changedAt: Date.now() };
    setBatch({ ...batch, table, job });
    void keep(Promise.all([saveTable(owner, table), saveJob(job)]));
  };
  const shared = {
    definition,
    schema,
    batch,
    apiKey: key,
    onKeyChange: setKey,
    onChange: changeJob,
    onDiscard: discard,
  };
  if (batch.job.rows === null)
    return (
      <BatchSetup
        {...shared}
        onTableChange={changeTable}
        onStart={async (start) => {
          // The rows first: a batch that is paid for can be found again.
          const job = { ...batch.job, ...start, price: definition.credit_cost, changedAt: Date.now() };
          if (!(await keep(saveTable(owner, batch.table))) || !(await keep(saveJob(job)))) return;
          setBatch({ ...batch, job });
          setStarted(true);
        }}
      />
    );
  return <BatchRun key={batch.job.id} {...shared} isStarted={isStarted} callsPerMinute={callsPerMinute} />;
}

/** False when the browser did not store it. */
async function keep(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    notify.error('Not stored', { description: 'This browser has no room left for the batch.', error });
    return false;
  }
}
