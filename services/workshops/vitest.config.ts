import { join } from 'node:path';
import { serviceTest } from '../../tools/vitest/service-preset.ts';

export default serviceTest({ globalSetup: join(import.meta.dirname, 'src/testing/programs.setup.ts') });
