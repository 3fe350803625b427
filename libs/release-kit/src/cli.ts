#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { publishRelease } from '../../../tools/release/publish-release.ts';
import type { SentFile } from '../../../tools/release/upload-release.ts';

const USAGE = `Usage: declic-release [folder] [--no-activate]

Builds the remote of a folder (default: this one) and releases it to the registry at RELEASES_URL with the token in RELEASE_TOKEN.`;

try {
  const { values, positionals } = parseArgs({
    options: { activate: { type: 'boolean', default: true } },
    allowNegative: true,
    allowPositionals: true,
  });
  const root = resolve(positionals[0] ?? '.');
  const { RELEASES_URL: releasesUrl, RELEASE_TOKEN: token } = process.env;
  if (!existsSync(resolve(root, 'src/remote.tsx'))) throw new Error(`${root} holds no remote.\n${USAGE}`);
  if (!releasesUrl || !token) throw new Error(`RELEASES_URL and RELEASE_TOKEN are not set.\n${USAGE}`);

  // As in the workspace: Vite would build for development in an environment that says so.
  process.env['NODE_ENV'] = 'production';
  process.chdir(root);
  await build({ root });
  const { name, version, current } = await publishRelease(root, {
    releasesUrl,
    token,
    registration: { activate: values.activate },
    ...(process.stdout.isTTY && { onSent: showSent }),
  });
  console.log(`${name} ${version} is ${current ? 'released: the next page load gets it' : 'stored and registered'}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function showSent({ path, bytes, sent, of }: SentFile): void {
  console.log(`  ${sent}/${of}  ${path}  ${(bytes / 1000).toFixed(1)} kB`);
}
