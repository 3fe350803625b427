import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigDefinition, ConfigError, defineConfig } from '@declic/nest-kit/config';
import { SERVICES, type ServiceName } from '../database/logins.ts';
import { Refusal } from '../database/refusal.ts';
import type { Secrets } from '../database/secrets.ts';
import { serviceEnv } from './environments.ts';
import { root, type StackSettings } from './settings.ts';

/**
 * Reads the environment as each service will, before anything is built or started.
 *
 * @throws {Refusal} naming what is wrong, and whose it is.
 */
export async function checkSettings(settings: StackSettings, secrets: Secrets): Promise<void> {
  const adminUrl = `postgres://127.0.0.1:${settings.ports.postgres}/postgres`;
  const users = new Map<string, string[]>();
  for (const name of SERVICES) {
    const problems = problemsOf(
      await definitionOf(name),
      serviceEnv(name, { settings, secrets, adminUrl, database: '' }),
    );
    for (const problem of problems) users.set(problem, [...(users.get(problem) ?? []), name]);
  }
  if (users.size === 0) return;
  const sentences = [...users].map(([problem, names]) => `${problem} (${names.join(', ')})`);
  throw new Refusal(`These settings cannot be used: ${sentences.join('; ')}.`);
}

function problemsOf(definition: ConfigDefinition, env: NodeJS.ProcessEnv): readonly string[] {
  try {
    definition.read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.replace(/\.$/, ''));
    throw error;
  }
}

/** By its path: these modules need nothing that has to be built. */
async function definitionOf(name: ServiceName): Promise<ConfigDefinition> {
  const file = join(root, 'services', name, 'src/config.ts');
  if (!existsSync(file)) return defineConfig();
  const { config } = (await import(file)) as { config: ConfigDefinition }; // as each service's own module has it
  return config;
}
