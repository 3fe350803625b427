import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localStack } from './local-stack.ts';
import { publishRelease } from './publish-release.ts';
import type { SentFile } from './upload-release.ts';

const USAGE = 'Usage: npm run release <shell|mf-…> [-- --no-activate]';

try {
  const { values, positionals } = parseArgs({
    options: { activate: { type: 'boolean', default: true } },
    allowNegative: true,
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name || !/^(shell|mf-[a-z0-9-]+)$/.test(name) || !existsSync(resolve(name))) throw new Error(USAGE);

  build(name);
  const { version, current } = await publishRelease(resolve(name), {
    ...localStack(),
    activate: values.activate,
    ...(process.stdout.isTTY && { onSent: showSent }),
  });
  console.log(
    current
      ? `${name} ${version} is released: the next page load gets it.`
      : `${name} ${version} is stored and registered, but not current.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build(name: string): void {
  const { status } = spawnSync(resolve('node_modules/.bin/nx'), ['build', name], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} does not build; nothing was released.`);
}

function showSent({ path, bytes, sent, of }: SentFile): void {
  console.log(`  ${String(sent).padStart(String(of).length)}/${of}  ${path}  ${(bytes / 1000).toFixed(1)} kB`);
}
