import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { apiKey } from '@better-auth/api-key';
import { Pool } from 'pg';

const KEYS = 1_000;

/** better-auth with its API-key plugin, set up as its documentation says; the limits are so high that no call is refused. */
export async function startApiKeys(connectionString) {
  const options = {
    database: new Pool({ connectionString, max: 16 }),
    secret: 'a secret of the benchmark, and of nothing else',
    baseURL: 'http://localhost:3000',
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    plugins: [apiKey({ rateLimit: { enabled: true, timeWindow: 3_600_000, maxRequests: 1_000_000_000 } })],
  };
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const { user } = await auth.api.signUpEmail({
    body: { name: 'Bench', email: 'bench@example.com', password: 'a long password' },
  });
  const keys = [];
  for (let count = 0; count < KEYS; count += 1) {
    const { key } = await auth.api.createApiKey({ body: { userId: user.id, remaining: 1_000_000_000 } });
    keys.push(key);
  }
  return {
    /** Verifies the n-th key. */
    async verify(account) {
      const { valid, error } = await auth.api.verifyApiKey({ body: { key: keys[account - 1] } });
      if (!valid) throw new Error(`The key was refused: ${JSON.stringify(error)}.`);
    },
  };
}
