import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@declic/tools/start/settings';
import { remoteConfig } from '@declic/tools/vite/remote';
import { build, type UserConfigFnObject } from 'vite';

/** The remote that the kit breaks. */
export const SUBJECT = 'mf-workshops';

const OVERLAY = join(import.meta.dirname, 'overlay');
const OVERLAID = {
  'fault.ts': 'src/fault.ts',
  'with-second-react.tsx': 'src/with-second-react.tsx',
  'home-with-faults.route.tsx': 'src/routes/home-with-faults.route.tsx',
  'workshop-with-build.route.tsx': 'src/routes/workshop-with-build.route.tsx',
};

/** A built project that is taken away after use. */
export interface Variant {
  readonly dist: string;
  remove(): void;
}

/** Builds a copy of the subject whose first page has a place for every fault. None of them is chosen yet: see `stamp`. */
export async function buildVariant(): Promise<Variant> {
  const project = copySubject();
  edit(project, 'src/remote.tsx', './routes/workshops-home.route', './routes/home-with-faults.route');
  edit(project, 'src/remote.tsx', './routes/workshop.route', './routes/workshop-with-build.route');
  await buildProject(project);
  return { dist: join(project, 'dist'), remove: () => rmSync(project, { recursive: true, force: true }) };
}

/** The reason that the build gives when `remote.tsx` itself throws; undefined when it accepts that. */
export async function refusalOfThrowingRemote(): Promise<string | undefined> {
  const project = copySubject();
  edit(
    project,
    'src/remote.tsx',
    'export const remote',
    "throw new Error('Thrown by remote.tsx.');\nexport const remote",
  );
  try {
    await buildProject(project);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function copySubject(): string {
  // Inside the workspace, where packages are found, and in a folder that neither git nor Nx reads.
  const cache = join(root, 'e2e/.cache');
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, 'failure-kit-'));
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, SUBJECT, part), join(project, part), { recursive: true });
  for (const [template, target] of Object.entries(OVERLAID))
    cpSync(join(OVERLAY, `${template}.template`), join(project, target));
  cpSync(
    join(root, 'node_modules/react/cjs/react.production.js'),
    join(project, 'src/second-react/react.production.js'),
  );
  return project;
}

/** @throws Error when the source has changed, so that the kit never tests an original by mistake. */
function edit(project: string, path: string, from: string, to: string): void {
  const file = join(project, path);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${SUBJECT}/${path} has no "${from}" any more: mend the failure kit.`);
  writeFileSync(file, source.replace(from, to));
}

async function buildProject(project: string): Promise<void> {
  const configure = remoteConfig(project) as unknown as UserConfigFnObject; // a function behind the type of its result
  process.env['NODE_ENV'] = 'production';
  const config = configure({ command: 'build', mode: 'production' });
  await build({ ...config, configFile: false, mode: 'production', logLevel: 'silent' });
}
