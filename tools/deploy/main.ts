import { resolve } from 'node:path';
import { SERVICES } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { buildProjects } from '../start/build.ts';
import { askToDeploy } from '../start/control-socket.ts';
import { root } from '../start/settings.ts';

/** `npm run deploy accounts [flow ...]`: builds each and replaces its process in the running stack, one after the other. */
const DEPLOYABLE: readonly string[] = [...SERVICES, 'edge'];
const names = process.argv.slice(2);
const dataDir = resolve(root, process.env['DATA_DIR'] || '.data');

try {
  const unknown = names.filter((name) => !DEPLOYABLE.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new CliError(`Say what to deploy: npm run deploy ${DEPLOYABLE.join(' | ')}.`);
  for (const name of names) {
    console.log(`Building ${name}`);
    await buildProjects(name === 'edge' ? name : `service-${name}`);
    console.log(`Replacing ${name}`);
    await askToDeploy(dataDir, name);
    console.log(`${name} is replaced`);
  }
} catch (error) {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
}
