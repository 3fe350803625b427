import { type ActionDefinition, toInputSchema } from '@declic/action-console';
import { CardSkeleton } from '@declic/design-system';
import { lazyPart, notify, RouteBoundary, useUnsavedInput } from '@declic/remote-kit';
import { useMemo, useState } from 'react';
import type { CsvFile } from '../csv/read-csv-file';
import type { CsvTable } from '../csv/csv-table';
import type { BatchJob, BatchOwner, StoredBatch } from '../job/batch-job';
import { deleteBatch, saveJob, saveNewBatch, saveTable } from '../job/batch-storage';
import { createBatch } from '../job/create-batch';
import type { BatchStart } from '../setup/batch-setup';
import { FileStep } from '../setup/file-step';

/** Loaded with the setup: a batch that is started must not wait for a file. */
const BatchRun = lazyPart(async () => (await import('../run/batch-run')).BatchRun);

/** Loaded once there is a file: the page begins without. */
const BatchSetup = lazyPart(async () => {
  BatchRun.preload();
  return (await import('../setup/batch-setup')).BatchSetup;
});

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
  const start = async (decided: BatchStart) => {
    // The rows first: a batch that is paid for can be found again.
    const job = { ...batch.job, ...decided, price: definition.credit_cost, changedAt: Date.now() };
    if (!(await keep(saveTable(owner, batch.table))) || !(await keep(saveJob(job)))) return;
    setBatch({ ...batch, job });
    setStarted(true);
  };
  return (
    <RouteBoundary loading={<CardSkeleton label="Loading the batch" height="180px" />}>
      {batch.job.rows === null ? (
        <BatchSetup {...shared} onTableChange={changeTable} onStart={start} />
      ) : (
        <BatchRun key={batch.job.id} {...shared} isStarted={isStarted} callsPerMinute={callsPerMinute} />
      )}
    </RouteBoundary>
  );
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
