import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from '../database/cli-error.ts';
import { organiserToken } from '../start/environments.ts';
import type { OrganiserAccess } from './organiser-api.ts';

/**
 * WORKSHOPS_URL and ORGANISER_TOKEN; without them the stack of `npm start`, by the same PORT and DATA_DIR.
 *
 * @throws {CliError} when there is no token to be found.
 */
export function organiserAccess(env: NodeJS.ProcessEnv = process.env): OrganiserAccess {
  const origin = env['WORKSHOPS_URL'] || `http://127.0.0.1:${env['PORT'] || '4000'}`;
  return { origin, token: env['ORGANISER_TOKEN'] || localToken(resolve(env['DATA_DIR'] || '.data')) };
}

function localToken(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  try {
    const { DATABASE_SEED: seed } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>; // written by npm start
    if (typeof seed === 'string') return organiserToken({ DATABASE_SEED: seed });
  } catch {
    // Said below.
  }
  throw new CliError(`${file} holds no stack. Start one (npm start), or set WORKSHOPS_URL and ORGANISER_TOKEN.`);
}
