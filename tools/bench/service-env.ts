/** A secret that protects nothing. */
export const BENCH_SECRET = 'a secret that only the benchmark knows';

/** What every service of a benchmark reads: no mail and no session is needed. */
export function benchServiceEnv(port: number, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    LOCAL_MODE: 'true',
    LOG_LEVEL: 'fatal',
    SERVICE_PORT: String(port),
    DATABASE_URL: databaseUrl,
    THROTTLE_SECRET: BENCH_SECRET,
    SESSION_JWKS_URL: 'http://127.0.0.1:1/api/accounts/jwks.json',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
}
