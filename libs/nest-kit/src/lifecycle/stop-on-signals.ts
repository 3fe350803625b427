import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobWorker } from '../jobs/job-worker';
import type { Drain } from './drain';
import { Readiness } from './readiness';

/** Supervisors wait 10 s before they kill; what hangs until then (a database that is gone) would hang for ever. */
const MAX_MS = 9_500;

/**
 * Ends the service: readiness off, running calls answered, then worker and pools closed. SIGTERM means that another process
 * takes over, so the drain comes first; SIGINT closes the port at once. The process exits within its time limit even when a
 * step hangs.
 */
export function stopOnSignals(app: NestFastifyApplication, drain: Drain): void {
  const logger = new Logger('Shutdown');
  let stopping = false;
  const stop = async (takeOver: boolean) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      logger.error(`Not closed after ${MAX_MS} ms; ending anyway`);
      process.exit(1);
    }, MAX_MS);
    app.get(Readiness).startDraining();
    // Jobs that run have the time of the drain to end in; closing waits for them.
    void app.get(JobWorker).stop();
    await drain.run({ takeOver });
    await app.close();
    process.exit(0);
  };
  const report = (error: unknown) => {
    logger.error({ err: error }, 'The service did not close as it should');
    process.exit(1);
  };
  process.on('SIGTERM', () => void stop(true).catch(report));
  process.on('SIGINT', () => void stop(false).catch(report));
}
