import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { refuseChunkCycles } from './refuse-chunk-cycles.ts';

/** Builds `entry.js` with each module in the file that is named for it. */
async function buildFiles(modules: Readonly<Record<string, string>>, fileOf: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'declic-cycles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(root, name), code);
  const name = (id: string) => Object.entries(fileOf).find(([module]) => id.endsWith(`/${module}`))?.[1] ?? null;
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseChunkCycles()],
    build: {
      rolldownOptions: {
        input: join(root, 'entry.js'),
        output: { codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false } },
      },
    },
  });
}

/** Modules without a circle. */
const modules = {
  'entry.js': `import { a } from './a.js'; console.log(a);`,
  'a.js': `import { b } from './b.js'; export const a = () => b();`,
  'b.js': `import { c } from './c.js'; export const b = () => c();`,
  'c.js': `export const c = () => 'c';`,
};

it('refuses to build files that import each other, and names them', async () => {
  const building = buildFiles(modules, { 'a.js': 'outer', 'b.js': 'inner', 'c.js': 'outer' });
  await expect(building).rejects.toThrow(/Files of this build import each other: .*outer.* -> .*inner.* -> .*outer/);
});

it('builds files that import each other in one direction', async () => {
  await buildFiles(modules, { 'a.js': 'outer', 'b.js': 'inner', 'c.js': 'inner' });
});
