import { join } from 'node:path';
import { PdfReader } from '@declic/media/pdf-reader';
import { startTestService, type TestApp, type TestServiceOptions } from '@declic/nest-kit/testing';
import { beforeEach, inject } from 'vitest';
import { AppModule } from '../app.module';
import { createEngineThreads } from '../engine/embedded/threads/create-engine-threads';
import { EngineThreads } from '../engine/embedded/threads/engine-threads';
import { createPdfReader } from '../modules/pdfs/create-pdf-reader';

/** The flow service for one test file. No strategy is left from the test before. */
export async function startFlow({ override = (builder) => builder, ...options }: TestServiceOptions = {}) {
  const service = await startTestService(AppModule, {
    ...options,
    override: (builder) =>
      override(
        builder
          .overrideProvider(PdfReader)
          .useValue(testPdfReader())
          .overrideProvider(EngineThreads)
          .useValue(testEngineThreads()),
      ),
  });
  beforeEach(() => service.db.owner.query('delete from flow_strategies; truncate throttle'));
  return service;
}

/**
 * For work that comes to an end. Readers of PDFs have the lowest priority: beside other test files they get the processor when nothing
 * else wants it.
 */
const LONG_MS = 120_000;

/** Reads PDFs in the processes that were built for the tests. */
export const testPdfReader = ({ deadlineMs = LONG_MS }: { deadlineMs?: number } = {}) =>
  createPdfReader({ workerFile: join(inject('flowPrograms'), 'pdf-worker.js'), deadlineMs });

/** Runs the embedded engine in the threads that were built for the tests. */
export const testEngineThreads = ({ timeLimitMs = LONG_MS }: { timeLimitMs?: number } = {}) =>
  createEngineThreads({ workerFile: join(inject('flowPrograms'), 'engine-worker.js'), timeLimitMs });

/** Makes a service answer on a port, which streams need. Returns its origin. */
export async function listen({ nest }: TestApp): Promise<string> {
  await nest.listen(0, '127.0.0.1');
  return (await nest.getUrl()).replace('[::1]', '127.0.0.1');
}
