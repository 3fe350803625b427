import type { startBookingStack } from './start-booking-stack';
import { callVictim, startMortalService } from './a-victim';
import type { FailPoint } from './fail-points';

/** Services that are killed beside the one of the test, on its database. */
export function killingBeside(
  { app, db }: Pick<Awaited<ReturnType<typeof startBookingStack>>, 'app' | 'db'>,
  env: Readonly<Record<string, string>> = {},
) {
  return {
    /** Starts a process, lets it do something, and kills it where it waits; without a call it works on the jobs of the database. */
    async killAt(point: FailPoint, path?: string, init: RequestInit = {}): Promise<void> {
      const victim = await startMortalService(point, db.url, env);
      if (path !== undefined) void callVictim(victim, path, init);
      await victim.reached;
      await victim.kill();
    },
    /**
     * What the other workers do when the lock of a worker has been free for some seconds: its jobs are in the queue again. So is what it
     * has tried in vain: it reached no mail server.
     */
    async takeOver(): Promise<void> {
      for (const table of ['_private_jobs', '_private_job_queues'])
        await db.dataSource.query(`UPDATE workshops_jobs.${table} SET locked_at = NULL, locked_by = NULL`);
      await db.dataSource.query('UPDATE workshops_jobs._private_jobs SET run_at = now() WHERE attempts > 0');
      await app.runJobs();
    },
  };
}
