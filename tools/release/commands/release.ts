import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { publishRelease } from '../publish-release.ts';
import { readOrigin } from '../read-origin.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';
import type { SentFile } from '../upload-release.ts';

await runCommand({
  usage: `release <shell|mf-…> [-- --no-activate ${CHANGE_USAGE}]`,
  options: { ...CHANGE_OPTIONS, activate: { type: 'boolean', default: true } },
  async run({ name, values, registry }) {
    const folder = resolve(name);
    if (!existsSync(folder)) throw new Error(`There is no folder ${name} here.`);
    build(name);
    const registration = { ...readOrigin(folder), ...toChange(values), activate: values.activate };
    const { version, current } = await publishRelease(folder, {
      ...{ ...registry, registration },
      ...(process.stdout.isTTY && { onSent: showSent }),
    });
    return current
      ? `${name} ${version} is released: the next page load gets it.`
      : `${name} ${version} is stored and registered, but not current.`;
  },
});

function build(name: string): void {
  const { status } = spawnSync(resolve('node_modules/.bin/nx'), ['build', name], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} does not build; nothing was released.`);
}

function showSent({ path, bytes, sent, of }: SentFile): void {
  console.log(`  ${String(sent).padStart(String(of).length)}/${of}  ${path}  ${(bytes / 1000).toFixed(1)} kB`);
}
