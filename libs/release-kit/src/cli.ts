#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { changeCommands } from '../../../tools/release/change-commands.ts';
import { readPercent } from '../../../tools/release/read-percent.ts';
import { RELEASE_OPTIONS, RELEASE_USAGE, releaseBuild } from '../../../tools/release/release-build.ts';
import { report } from '../../../tools/release/run-command.ts';

const USAGE = `Usage: declic-release [folder] ${RELEASE_USAGE}
       declic-release ${[...changeCommands.keys()].join('|')} <mf-…> …

Builds the remote of a folder (default: this one) and releases it, or changes what visitors get of one. The registry is that at
RELEASES_URL, the token that in RELEASE_TOKEN.`;

await report(() => {
  const { RELEASES_URL: releasesUrl, RELEASE_TOKEN: token } = process.env;
  if (process.argv.includes('--help')) return Promise.resolve(USAGE);
  if (!releasesUrl || !token) throw new Error(`RELEASES_URL and RELEASE_TOKEN are not set.\n${USAGE}`);
  const [first = '', ...args] = process.argv.slice(2);
  const change = changeCommands.get(first);
  return change ? change({ as: `declic-release ${first}`, args }) : release({ releasesUrl, token });
});

async function release(registry: { releasesUrl: string; token: string }): Promise<string> {
  const { values, positionals } = readReleaseArguments();
  const root = resolve(positionals[0] ?? '.');
  if (!existsSync(resolve(root, 'src/remote.tsx'))) throw new Error(`${root} holds no remote.\n${USAGE}`);
  if (values.canary !== undefined) readPercent(values.canary);

  // As in the workspace: Vite would build for development in an environment that says so.
  process.env['NODE_ENV'] = 'production';
  process.chdir(root);
  await build({ root });
  return releaseBuild(root, registry, values);
}

function readReleaseArguments() {
  try {
    return parseArgs({ options: RELEASE_OPTIONS, allowNegative: true, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}
