/** The settings without a default of a service that a test starts as a process. The database and what only one service has come on top. */
export const processSettings = {
  NODE_ENV: 'production',
  LOCAL_MODE: 'true',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  SERVICE_PORT: '0',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  SESSION_JWKS_URL: 'http://127.0.0.1:1/api/accounts/jwks.json',
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
