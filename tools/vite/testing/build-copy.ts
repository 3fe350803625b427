import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
const run = promisify(execFile);

/** A copy of an example project inside the workspace, so that its packages are found, with the configuration of its build. */
export function copyProject(example: string, viteConfig: string): string {
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, `${basename(example)}-`));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(example, root, { recursive: true });
  writeFileSync(join(root, 'vite.config.ts'), viteConfig);
  return root;
}

/** Builds in a process of its own: under Vitest the federation plugin switches itself off. */
export async function buildRelease<Manifest>(root: string): Promise<Manifest> {
  const { VITEST: _vitest, NODE_ENV: _test, ...env } = process.env;
  await run(process.execPath, [vite, 'build'], { cwd: root, env });
  return JSON.parse(readFileSync(join(root, 'dist/release.json'), 'utf8')) as Manifest; // what the test is about
}
