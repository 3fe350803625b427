import { afterEach, beforeEach, vi } from 'vitest';
import type { RowRecord } from '../job/batch-job';
import { BatchRunner } from '../run/batch-runner';
import { aBatch, SCHEMA } from './a-batch';
import { RecordingService, type ServiceRules } from './recording-service';

/** A runner of a batch against a service that records its calls. */
export function run(rules: Partial<ServiceRules> = {}, batch = aBatch(20), service?: RecordingService) {
  const limits = { callsPerMinute: 60, balance: 1_000, ...rules };
  const used = service ?? new RecordingService(limits);
  const stored = new Map<number, RowRecord>();
  const runner = new BatchRunner(
    { ...batch, schema: SCHEMA, callsPerMinute: limits.callsPerMinute },
    {
      send: used.send,
      save: async (records) => {
        for (const record of records) stored.set(record.index, record);
      },
    },
  );
  return { runner, service: used, stored, batch };
}

export const MINUTE = 60_000;

/** Time stands still in the tests of a file; it goes on with `pass`. */
export function holdTime() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const read = ({ progress }: BatchRunner) => progress.getState();
