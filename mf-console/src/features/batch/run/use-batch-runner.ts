import { type ActionDefinition, sendTestCall } from '@declic/action-console';
import type { InputSchema } from '@declic/action-input';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoredBatch } from '../job/batch-job';
import { saveRecords } from '../job/batch-storage';
import { BatchRunner } from './batch-runner';

export interface UseBatchRunnerOptions {
  definition: ActionDefinition;
  schema: InputSchema;
  batch: StoredBatch;
  /** Of the plan. */
  callsPerMinute: number;
}

/** The runner of a batch while its page is open. */
export function useBatchRunner({ definition, schema, batch, callsPerMinute }: UseBatchRunnerOptions) {
  const [runner] = useState(() => {
    const { owner } = batch.job;
    return new BatchRunner(
      // The price that this page shows. What all rows may cost stays as it was decided.
      { ...batch, job: { ...batch.job, price: definition.credit_cost }, schema, callsPerMinute },
      {
        // A call that began is not cancelled: it is charged, and its answer is wanted.
        send: (call) => sendTestCall({ slug: definition.slug, ...call, signal: new AbortController().signal }),
        save: (records) => saveRecords(owner, records),
      },
    );
  });
  const progress = useStore(runner.progress);
  useReconnect(runner);
  useReloadCredits(progress.phase);
  useEffect(() => () => void runner.dispose(), [runner]);
  return { runner, progress };
}

function useReconnect(runner: BatchRunner): void {
  useEffect(() => {
    const reconnect = () => runner.reconnect();
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [runner]);
}

/** Balance and credits of the cycle have changed when no row is sent any more. */
function useReloadCredits(phase: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (phase !== 'halted' && phase !== 'finished') return;
    void client.invalidateQueries({ queryKey: accountsKeys.stats });
    void client.invalidateQueries({ queryKey: accountsKeys.billing });
  }, [phase, client]);
}
