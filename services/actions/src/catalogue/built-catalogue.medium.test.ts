import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
/** Inside the workspace, so that the packages are found from there. */
const outDir = join(project, 'node_modules/.cache/built-catalogue');

describe('the catalogue as it is built', () => {
  // Node reads CommonJS packages in another way than the tests do: names that a test imports may be missing.
  it('runs every example in the process of its pool', { timeout: 240_000 }, async () => {
    const input = {
      examples: join(project, 'src/testing/run-examples.ts'),
      'action-worker': join(project, 'src/action-worker.ts'),
    };
    await build({
      root: project,
      configFile: join(project, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, sourcemap: false, rollupOptions: { input } },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, 'examples.js')]);
    expect(JSON.parse(stdout)).toEqual([]);
  });
});
