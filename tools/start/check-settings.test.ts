import { expect, it, vi } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { readSettings } from './settings.ts';

const settings = readSettings({ PORT: '5000', DATA_DIR: '/tmp/declic-check-settings' });
const secrets = {
  RELEASE_TOKEN: 'r'.repeat(43),
  DEMO_PASSWORD: 'none',
  DATABASE_SEED: 's'.repeat(43),
  THROTTLE_SECRET: 't'.repeat(43),
  SESSION_SIGNING_KEY: 'k'.repeat(43),
  REFRESH_TOKEN_SECRET: 'f'.repeat(43),
};

it('accepts what a stack gives to its services', async () => {
  await expect(checkSettings(settings, secrets)).resolves.toBeUndefined();
});

it('reads an empty setting as one that is not set', async () => {
  vi.stubEnv('LOG_LEVEL', '');
  await expect(checkSettings(settings, secrets)).resolves.toBeUndefined();
});

it.each([
  ['LOG_LEVEL', 'loud', /^These settings cannot be used: LOG_LEVEL: .* \(releases, accounts, actions, .*, edge\)\.$/],
  ['DATABASE_POOL_SIZE', '1', /^These settings cannot be used: DATABASE_POOL_SIZE: .*>=2/],
  ['TRUSTED_PROXIES', 'everyone', /^These settings cannot be used: TRUSTED_PROXIES: must be addresses .*, edge\)\.$/],
  ['TRUSTED_PROXIES', '10.0.0.0/33', /^These settings cannot be used: TRUSTED_PROXIES: must be addresses/],
  ['EGRESS', 'no', /^These settings cannot be used: EGRESS: .* \(releases, accounts, actions, /],
  [
    'EGRESS_ALLOWED_ORIGINS',
    'http://10.0.0.1',
    /^These settings cannot be used: EGRESS_ALLOWED_ORIGINS: must be origins/,
  ],
  ['WAITLIST_PER_HOUR', 'many', /^These settings cannot be used: WAITLIST_PER_HOUR: .* \(marketing\)\.$/],
  ['STRIPE_SECRET_KEY', 'sk_test_1', /: With STRIPE_SECRET_KEY, set STRIPE_WEBHOOK_SECRET, .* too \(accounts\)\.$/],
])('refuses %s=%s in one sentence', async (name, value, sentence) => {
  vi.stubEnv(name, value);
  const error = await checkSettings(settings, secrets).catch((reason: unknown) => reason);
  expect(String(error).replace('Error: ', '')).toMatch(sentence);
});
