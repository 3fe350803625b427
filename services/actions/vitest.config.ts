import { join } from 'node:path';
import { serviceTest } from '../../tools/vitest/service-preset.ts';

const testing = join(import.meta.dirname, 'src/testing');

export default serviceTest({
  globalSetup: join(testing, 'pools/action-worker.setup.ts'),
  setupFiles: [join(testing, 'fixed-seed.setup.ts')],
  // Half of the time of its database tests is waiting, for limits and for processes that end.
  maxWorkers: 2,
});
