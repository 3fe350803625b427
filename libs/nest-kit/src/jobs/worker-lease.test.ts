import { expect, it } from 'vitest';
import { AbandonedJobs } from './abandoned-jobs';
import { leaseTiming } from './lease-timing';
import { QueueTables } from './queue-tables';
import { JobTakenOverError, WorkerLease } from './worker-lease';

it('confirms no job after it was released, however late the worker hears of the job', async () => {
  const tables = new QueueTables('workshops_jobs');
  const pool = 'a-pool';
  const abandoned = new AbandonedJobs({
    pool,
    tables,
    timing: leaseTiming,
    isRunning: () => false,
    onReturned: () => undefined,
  });
  const lease = new WorkerLease({
    url: 'postgresql://localhost:1/none',
    applicationName: 'lease',
    pool,
    tables,
    timing: leaseTiming,
    abandoned,
    onHeldAgain: () => undefined,
  });
  await lease.release();
  expect(lease.signal.aborted).toBe(true);
  await expect(lease.confirm({ id: '1', pool }, new AbortController().signal)).rejects.toThrow(JobTakenOverError);
});
