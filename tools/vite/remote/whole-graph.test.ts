import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import * as builds from '../testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/mf-example', import.meta.url));

interface Load {
  /** The end of the names of the modules that are slow. */
  slow: string;
  /** How long each of them takes to be read. */
  delayMs: number;
  /** How long each import of them takes to be resolved. */
  resolveMs?: number;
  moduleIdleSeconds?: number;
}

/** Reads some modules long after everything else, as a busy machine does. */
async function buildVersion({ slow, delayMs, resolveMs = 0, moduleIdleSeconds }: Load): Promise<string> {
  const root = builds.copyProject(
    example,
    `import { remoteConfig } from '../../vite/remote.ts';
     const wait = (ms) => async (id) => {
       if (id.includes(${JSON.stringify(slow)})) await new Promise((done) => setTimeout(done, ms));
       return null;
     };
     const slow = { name: 'slow', enforce: 'pre', resolveId: wait(${resolveMs}), load: wait(${delayMs}) };
     export default (env) => {
       const config = remoteConfig(import.meta.dirname, ${JSON.stringify({ moduleIdleSeconds })})(env);
       return { ...config, plugins: [slow, ...config.plugins] };
     };`,
  );
  const { version } = await builds.buildRelease<ReleaseManifest>(root);
  return version;
}

const quietBuild = () => buildVersion({ slow: 'none', delayMs: 0 });

it.each([
  ['a moment', { slow: '.route', delayMs: 300, resolveMs: 300 }],
  ['seconds', { slow: '.route', delayMs: 6_000 }],
  ['seconds, and is the first of all', { slow: 'remote.tsx', delayMs: 6_000 }],
])('is the same version when a module comes after %s', async (_, load) => {
  expect(await buildVersion(load)).toBe(await quietBuild());
});

it.each(['home.route', 'remote.tsx'])('fails when %s comes after the names were decided without it', async (slow) => {
  const late = buildVersion({ slow, delayMs: 4_000, moduleIdleSeconds: 1 });
  await expect(late).rejects.toThrow(/No module was read for 1 s[^]*Modules that were not read:/);
});

it('says what is wrong with a module that cannot be parsed, and nothing else', async () => {
  const root = builds.copyProject(
    example,
    `import { remoteConfig } from '../../vite/remote.ts';
     export default remoteConfig(import.meta.dirname, { moduleIdleSeconds: 1 });`,
  );
  writeFileSync(join(root, 'src/routes/home.route.tsx'), 'export const Component = (;');
  const failure = await builds.buildRelease(root).catch(String);
  expect(failure).toMatch(/home\.route\.tsx/);
  expect(failure).not.toMatch(/No module was read/);
});
