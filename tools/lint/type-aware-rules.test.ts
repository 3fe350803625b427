import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const OXLINT = join(WORKSPACE, 'node_modules/.bin/oxlint');

/** Lints one file in a folder of its own with the configuration of the workspace: types are read from disk. */
function rulesBrokenBy(code: string, file: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'declic-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(WORKSPACE, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
  const { stdout } = spawnSync(OXLINT, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }; // the format of oxlint
  return diagnostics.map(({ code: rule }) => rule);
}

const FLOATING = `export function start(load: () => Promise<void>) {
  load();
}
`;
const UNTYPED = `export function read(json: string): { id: string } {
  return JSON.parse(json);
}
`;
const FORGOTTEN = `export function toText(state: 'on' | 'off'): string | undefined {
  switch (state) {
    case 'on':
      return 'On';
  }
}
`;

it.each([
  ['a floating promise', FLOATING, 'mf-flow/src/paths.ts', 'no-floating-promises'],
  ['a floating promise of a test', FLOATING, 'tools/lint/boundaries.test.ts', 'no-floating-promises'],
  ['parsed JSON without a type', UNTYPED, 'services/flow/src/main.ts', 'no-unsafe-return'],
  ['a case that a switch forgets', FORGOTTEN, 'shell/src/main.tsx', 'switch-exhaustiveness-check'],
])('reports %s', (_, code, file, rule) => {
  expect(rulesBrokenBy(code, file)).toEqual([`typescript(${rule})`]);
});

it('lets tests read answers without a type', () => {
  expect(rulesBrokenBy(UNTYPED, 'services/flow/src/answers.test.ts')).toEqual([]);
});
