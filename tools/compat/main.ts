import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SERVICES } from '../database/logins.ts';
import { freeBase } from '../test/test-stack.ts';
import { buildProjects } from '../start/build.ts';
import { readSettings, root } from '../start/settings.ts';
import { startReleased } from './compat-stack.ts';
import { buildReleased, hasCommit } from './released-services.ts';
import { smoke } from './smoke.ts';

/** `npm run test:last-release`: the services of the last release on the schema of this version. See docs/guides/schema-changes.md. */
async function main(): Promise<string> {
  const { commit } = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8')) as {
    commit: string;
  };
  const short = commit.slice(0, 10);
  if (execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim() === commit)
    return `This is the last release (${short}): there is no other version to try.`;
  if (!hasCommit(commit))
    return `SKIPPED: this clone has no commit ${short}, the last release, and its origin does not give it: git fetch --unshallow`;

  const folder = await mkdtemp(join(tmpdir(), 'declic-compat-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  try {
    mkdirSync(join(folder, 'logs'));
    await buildProjects('service-*');
    const proof = join(root, 'node_modules/.cache/declic-released', `${commit}.${hashSources()}.passed`);
    if (existsSync(proof)) return `The services of ${short} were tried on this schema before, and passed.`;
    const released = await buildReleased(commit, SERVICES);
    const settings = readSettings({ PORT: String(await freeBase()), DATA_DIR: folder });
    const stack = await startReleased(settings, released);
    await smoke(stack).finally(() => stack.stop());
    mkdirSync(dirname(proof), { recursive: true });
    writeFileSync(proof, '');
    return `The services of ${short} work on this schema: each was asked for what it writes.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * What the result follows from: migrations and functions, the code that applies them, the versions of its libraries, and what is
 * asked of the services.
 */
function hashSources(): string {
  const sources = [
    'services/*/src/database/**/*.sql',
    'libs/nest-kit/src/{database,jobs}/*.ts',
    'libs/nest-kit/src/**/*.sql',
    'package-lock.json',
    'tools/compat/*.ts',
    'tools/chaos/{http,person}.ts',
  ];
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

try {
  console.log(await main());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
