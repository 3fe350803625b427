import { Pool } from 'pg';
import { inject } from 'vitest';

/** The test's database under the login of another service, which reaches us through our functions and nothing else. */
export function actionsPool(ownUrl: string, max = 16): Pool {
  return new Pool({ connectionString: actionsUrl(ownUrl), max });
}

/** See `actionsPool`. */
export function actionsUrl(ownUrl: string): string {
  const login = inject('postgres').logins['actions'];
  if (!login) throw new Error('The test server has no login for actions.');
  const url = new URL(login.app);
  url.pathname = new URL(ownUrl).pathname;
  return url.href;
}
