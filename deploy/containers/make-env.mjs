// Writes the secrets of a compose set-up to .env, once: `node deploy/containers/make-env.mjs`.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const SERVICES = ['RELEASES', 'ACCOUNTS', 'ACTIONS', 'MARKETING', 'WORKSHOPS', 'FLOW'];
const names = [
  'POSTGRES_PASSWORD',
  'JWT_SECRET',
  'RELEASE_TOKEN',
  ...SERVICES.flatMap((name) => [`${name}_OWNER_PASSWORD`, `${name}_APP_PASSWORD`]),
];

if (existsSync('.env')) {
  console.error('There is a .env already: remove it first if you want new secrets.');
  process.exit(1);
}
// Base64url without padding is safe in URLs and in compose files.
writeFileSync('.env', names.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`).join(''), {
  mode: 0o600,
});
console.log('Wrote .env');
