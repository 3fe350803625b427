import { cpSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Builds a copy of the subject in an empty folder of the workspace. Its first page has a place for every fault. None of them is chosen yet: see
 * `stamp`. Returns the folder of the build.
 */
export async function buildVariant(project: string): Promise<string> {
  copySubject(project);
  edit(project, 'src/remote.tsx', './routes/workshops-home.route', './routes/home-with-faults.route');
  edit(project, 'src/remote.tsx', './routes/workshop.route', './routes/workshop-with-build.route');
  await buildProject(project);
  return join(project, 'dist');
}

/** The reason that the build gives when `remote.tsx` itself throws; undefined when it accepts that. */
export async function refusalOfThrowingRemote(project: string): Promise<string | undefined> {
  copySubject(project);
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
  }
}

/** Without HTML of its pages: what is shown is the work of the code, in which the faults are. */
function copySubject(project: string): void {
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, SUBJECT, part), join(project, part), { recursive: true });
  for (const [template, target] of Object.entries(OVERLAID))
    cpSync(join(OVERLAY, `${template}.template`), join(project, target));
  cpSync(
    join(root, 'node_modules/react/cjs/react.production.js'),
    join(project, 'src/second-react/react.production.js'),
  );
  edit(project, 'src/remote.manifest.ts', /^ {2}live: \[[^\]]*\],\n/m, '');
}

/** @throws Error when the source has changed, so that the kit never tests an original by mistake. */
function edit(project: string, path: string, from: string | RegExp, to: string): void {
  const file = join(project, path);
  const source = readFileSync(file, 'utf8');
  const edited = source.replace(from, to);
  if (edited === source) throw new Error(`${SUBJECT}/${path} has no "${from}" any more: mend the failure kit.`);
  writeFileSync(file, edited);
}

async function buildProject(project: string): Promise<void> {
  const configure = remoteConfig(project) as unknown as UserConfigFnObject; // a function behind the type of its result
  process.env['NODE_ENV'] = 'production';
  const config = configure({ command: 'build', mode: 'production' });
  await build({ ...config, configFile: false, mode: 'production', logLevel: 'silent' });
}
