import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { PASSWORD } from './fill.ts';

export interface Reading {
  readonly ms: number;
  readonly body: string;
}

/** A client that reads usage pages over one keep-alive connection. */
export interface Reader {
  read(path: string): Promise<Reading>;
  close(): void;
}

export async function signIn(origin: string, email: string): Promise<Reader> {
  const answer = await fetch(`${origin}/api/accounts/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, client: 'token' }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    async read(path) {
      const begun = performance.now();
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(`${origin}/api/accounts/${path}`, { agent, headers }, resolve).once('error', reject).end();
      });
      const body = await text(response);
      const ms = performance.now() - begun;
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${body}`);
      return { ms, body };
    },
    close: () => agent.destroy(),
  };
}
