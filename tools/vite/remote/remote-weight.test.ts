import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import * as builds from '../testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/mf-example', import.meta.url));
const config =
  "import { remoteConfig } from '../../vite/remote.ts';\nexport default remoteConfig(import.meta.dirname);\n";

async function build(change: (root: string) => void = () => undefined) {
  const root = builds.copyProject(example, config);
  change(root);
  const { files, preload } = await builds.buildRelease<ReleaseManifest>(root);
  return { root, files: files.map(({ path }) => path), preload };
}

const GLUE_BYTES = 4_000;

it('costs a page less than 4 kB, compressed, before its first route', async () => {
  const { root, preload } = await build();
  const glue = preload['*'] ?? [];
  expect(glue).toHaveLength(2);
  const bytes = glue.map((file) => gzipSync(readFileSync(join(root, 'dist', file))).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(GLUE_BYTES);
});

it('brings no file for an entry of the shell that one route imports on demand and another at once', async () => {
  const { root, files, preload } = await build((folder) => {
    writeFileSync(
      join(folder, 'src/routes/home.route.tsx'),
      `import { lazy } from 'react';
       const Tabs = lazy(async () => ({ default: (await import('@declic/design-system/tabs')).Tabs }));
       export const Component = () => <Tabs label="a" value="a" onValueChange={() => {}} tabs={[]} />;`,
    );
    writeFileSync(
      join(folder, 'src/routes/detail.route.tsx'),
      `import { Tabs } from '@declic/design-system/tabs';
       export const Component = () => <Tabs label="b" value="b" onValueChange={() => {}} tabs={[]} />;`,
    );
  });
  expect(files.filter((file) => file.includes('loadShare'))).toEqual([]);
  const home = preload['/example']?.find((file) => file.includes('home.route')) ?? '';
  const code = readFileSync(join(root, 'dist', home), 'utf8');
  expect(code).toContain('share[`default:@declic/design-system/tabs`]');
  expect(code).not.toContain('import(');
});

it('brings no file of helpers for CommonJS', async () => {
  const { root, files } = await build((folder) => {
    for (const route of ['home', 'detail']) {
      writeFileSync(join(folder, `src/${route}.cjs`), `module.exports = { word: "${route}" };`);
      writeFileSync(
        join(folder, `src/routes/${route}.route.tsx`),
        `import old from '../${route}.cjs'; export const Component = () => <p>{old.word}</p>;`,
      );
    }
  });
  expect(files.filter((file) => file.includes('rolldown-runtime'))).toEqual([]);
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist', file), 'utf8'));
  expect(code.join('\n')).not.toContain('rolldown-runtime');
});
