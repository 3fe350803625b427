import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { UnhandledErrorsReporter } from './unhandled-errors-reporter.ts';

/** Titles on the terminal for people, JSON for the sum line at the end of `npm test`. */
const reporters = {
  reporters: ['default', 'json', new UnhandledErrorsReporter()],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test'];

/** What happens next may take a while on a machine that is busy with other tests; a hang is still a failure. */
const patience = {
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Tests of limits and crashes depend on when other processes get the processor. `npm test` lists what needed the second attempt.
  retry: 1,
} satisfies ViteUserConfig['test'];

/** Tests of browser code: jsdom, no federation plugin. Each file has a context of its own in one thread, which loads jsdom once. */
export function webTest(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return {
    plugins: [react()],
    test: {
      ...reporters,
      ...patience,
      environment: 'jsdom',
      // Processes, because threads of one process would hear each other's BroadcastChannel, by which tabs tell each other of sign-ins.
      pool: 'vmForks',
      // A context is not freed before its process ends.
      vmMemoryLimit: '1GB',
      // They hardly ever wait.
      maxWorkers: '100%',
      // As in production, a style is one rule more. In text nodes, jsdom parses the whole sheet again for each.
      env: { SC_DISABLE_SPEEDY: 'false' },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, 'web.setup.ts')],
      restoreMocks: true,
      ...test,
    },
  };
}

/** Tests of services: decorators with metadata, as the production build compiles them. */
export function nodeTest(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return {
    oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
    test: {
      ...reporters,
      ...patience,
      environment: 'node',
      isolate: false,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      restoreMocks: true,
      unstubEnvs: true,
      ...test,
    },
  };
}
