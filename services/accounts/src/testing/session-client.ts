import type { TestApp } from '@declic/nest-kit/testing';
import type { InjectOptions } from 'fastify';

/** The tokens of a program that has signed in. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Requests to the accounts service under test, with or without a session. */
export function sessionClient(app: TestApp) {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, tokens: Tokens | null, options: InjectOptions = {}) =>
    app.inject({
      ...options,
      method,
      url: `/api/accounts/${path}`,
      headers: { ...options.headers, ...(tokens && { authorization: `Bearer ${tokens.access_token}` }) },
    });

  return {
    get: (path: string, tokens: Tokens | null = null) => send('GET', path, tokens),
    post: (path: string, payload: object, tokens: Tokens | null = null) => send('POST', path, tokens, { payload }),
    remove: (path: string, tokens: Tokens) => send('DELETE', path, tokens),
    async signIn(email: string, password: string, options: InjectOptions = {}): Promise<Tokens> {
      const payload = { email, password, client: 'token' };
      return (await send('POST', 'session', null, { ...options, payload })).json<Tokens>();
    },
    /** Whether a session still opens anything. */
    isLive: async (tokens: Tokens) => (await send('GET', 'me', tokens)).statusCode === 200,
  };
}
