import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { nodeTest } from './preset.ts';

/** `nodeTest()` for projects whose medium tests use `startTestDatabase`. Their own global set-ups come on top. */
export function serviceTest({ globalSetup = [], ...test }: ViteUserConfig['test'] = {}): ViteUserConfig {
  return nodeTest({ globalSetup: [join(import.meta.dirname, 'postgres.setup.ts'), ...[globalSetup].flat()], ...test });
}
