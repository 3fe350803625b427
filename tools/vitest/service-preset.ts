import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { nodeTest } from './preset.ts';

/** `nodeTest()` for projects whose medium tests use `startTestDatabase`. */
export function serviceTest(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return nodeTest({ globalSetup: [join(import.meta.dirname, 'postgres.setup.ts')], ...test });
}
