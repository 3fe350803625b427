import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCycle } from '../graphs/find-cycle.ts';
import { folderImports } from './folder-cycles.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
/** Tests and doubles reach across folders: a set-up may need the whole service. */
const NOT_PRODUCT = /\.(test|spec|stories|d)\.tsx?$|\/testing\/|\/generated\/|^e2e\//;

it('finds no cycle of folders in the product', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: WORKSPACE, encoding: 'utf8' });
  const paths = listed.split('\n').filter((path) => path !== '' && !NOT_PRODUCT.test(path));
  const imports = folderImports(WORKSPACE, paths);
  expect(imports.size).toBeGreaterThan(100);
  expect(findCycle(imports)).toBeUndefined();
});
