import { join } from 'node:path';
import { serviceTest } from '../../tools/vitest/service-preset.ts';

export default serviceTest({
  globalSetup: join(import.meta.dirname, 'src/testing/programs.setup.ts'),
  // Its database tests wait for processes, jobs and limits, each in a database of its own.
  maxWorkers: 2,
  // Readers of PDFs have the lowest priority, so they come to their end when other processes let them.
  testTimeout: 180_000,
});
