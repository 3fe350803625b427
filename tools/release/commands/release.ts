import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readPercent } from '../read-percent.ts';
import { RELEASE_OPTIONS, RELEASE_USAGE, releaseBuild } from '../release-build.ts';
import { report, toRunnable } from '../run-command.ts';

const release = toRunnable({
  takes: '<shell|mf-…>',
  options: RELEASE_OPTIONS,
  optionsUsage: RELEASE_USAGE,
  async run({ name, values, registry }) {
    const folder = resolve(name);
    if (!existsSync(folder)) throw new Error(`There is no folder ${name} here.`);
    if (values.canary !== undefined) readPercent(values.canary);
    build(name);
    return releaseBuild(folder, registry, values);
  },
});

await report(() => release({ as: 'npm run release' }));

function build(name: string): void {
  const { status } = spawnSync(resolve('node_modules/.bin/nx'), ['build', name], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} does not build; nothing was released.`);
}
