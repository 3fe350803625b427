import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptTeamToken } from './team-tokens.ts';

export interface LocalStack {
  releasesUrl: string;
  token: string;
}

/**
 * Where the stack of `npm start` listens, from the same PORT and DATA_DIR, and the token of the team that owns the deployable. Without a
 * name, or for one that no team owned when the stack started, it is that of the operator.
 *
 * @throws Error when it was never started.
 */
export function localStack(env: NodeJS.ProcessEnv = process.env, name?: string): LocalStack {
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  return {
    releasesUrl: env['RELEASES_URL'] ?? `http://127.0.0.1:${env['PORT'] ?? '4000'}`,
    token: env['RELEASE_TOKEN'] || (name && keptTeamToken(dataDir, name)) || readToken(join(dataDir, 'secrets.json')),
  };
}

function readToken(file: string): string {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>; // written by npm start
    if (typeof secrets['RELEASE_TOKEN'] === 'string') return secrets['RELEASE_TOKEN'];
  } catch (error) {
    throw new Error(`${file} cannot be read. Start the stack once (npm start), or set RELEASE_TOKEN.`, {
      cause: error,
    });
  }
  throw new Error(`${file} holds no RELEASE_TOKEN. Start the stack once (npm start), or set it in the environment.`);
}
