// Writes the secrets of a compose set-up to .env: `node deploy/containers/make-env.mjs`. Those that are there stay.
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const SERVICES = ['RELEASES', 'ACCOUNTS', 'ACTIONS', 'MARKETING', 'WORKSHOPS', 'FLOW'];
const names = [
  'POSTGRES_PASSWORD',
  'SESSION_SIGNING_KEYS',
  'REFRESH_TOKEN_SECRET',
  'THROTTLE_SECRET',
  'FILE_LINK_SECRET',
  'WEBHOOK_SECRET',
  'RELEASE_TOKEN',
  'PREVIEW_SECRET',
  'BEACON_SECRET',
  'RELEASE_PUBLISHER_TOKEN',
  'ORGANISER_TOKEN',
  ...SERVICES.flatMap((name) => [`${name}_OWNER_PASSWORD`, `${name}_APP_PASSWORD`]),
];

const present = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
const missing = names.filter((name) => !new RegExp(`^${name}=.`, 'm').test(present));
if (missing.length === 0) {
  console.log('.env has all secrets already.');
} else {
  // Base64url without padding is safe in URLs and in compose files.
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`);
  appendFileSync('.env', `${present === '' || present.endsWith('\n') ? '' : '\n'}${lines.join('')}`, { mode: 0o600 });
  console.log(`Wrote to .env: ${missing.join(', ')}`);
}
