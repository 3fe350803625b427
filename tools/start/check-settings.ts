import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigDefinition, ConfigError, defineConfig } from '@declic/nest-kit/config';
import { SERVICES, type ServiceName } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import type { Secrets } from '../database/secrets.ts';
import { edgeEnv, serviceEnv } from './environments.ts';
import { root, type StackSettings } from './settings.ts';

type Environment = NodeJS.ProcessEnv;
/** @throws {ConfigError} naming each setting that cannot be used. */
type ReadSettings = (env: Environment) => unknown;

/**
 * Reads the environment as each service and the edge will, before anything is built or started.
 *
 * @throws {CliError} naming what is wrong, and whose it is.
 */
export async function checkSettings(settings: StackSettings, secrets: Secrets): Promise<void> {
  const adminUrl = `postgres://127.0.0.1:${settings.ports.postgres}/postgres`;
  const context = { settings, secrets, adminUrl, database: '' };
  const users = new Map<string, string[]>();
  const check = (name: string, read: ReadSettings, env: Environment) => {
    for (const problem of findProblems(read, env)) users.set(problem, [...(users.get(problem) ?? []), name]);
  };
  for (const name of SERVICES) check(name, await serviceReader(name), serviceEnv(name, context));
  check('edge', await edgeReader(), edgeEnv(context));

  if (users.size === 0) return;
  const sentences = [...users].map(([problem, names]) => `${problem} (${names.join(', ')})`);
  throw new CliError(`These settings cannot be used: ${sentences.join('; ')}.`);
}

function findProblems(read: ReadSettings, env: Environment): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.replace(/\.$/, ''));
    throw error;
  }
}

/** By its path, as the edge's: these modules need nothing that has to be built. */
async function serviceReader(name: ServiceName): Promise<ReadSettings> {
  const file = join(root, 'services', name, 'src/config.ts');
  if (!existsSync(file)) return defineConfig().read;
  const { config } = (await import(file)) as { config: ConfigDefinition }; // as each service's own module has it
  return config.read;
}

async function edgeReader(): Promise<ReadSettings> {
  const module = (await import(join(root, 'deploy/edge/src/config.ts'))) as { readConfig: ReadSettings }; // as above
  return module.readConfig;
}
