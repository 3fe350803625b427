import { readSecrets } from '../../database/secrets.ts';
import { DEMO_EMAIL } from '../../start/environments.ts';
import type { Cookie, Session } from '../shared/cold-visit.ts';
import type { Stack } from './start-edge.ts';

/** The cookie of one session, handed from visit to visit: each visit gets a new value, and the former one is of no use any more. */
export class SessionCookie implements Session {
  private cookie: Cookie;

  private constructor(cookie: Cookie) {
    this.cookie = cookie;
  }

  /** Signs in to the demonstration account, and gives it a key: without one, its pages lead to the first key. */
  static async signIn({ url, dataDir }: Stack): Promise<SessionCookie> {
    const { DEMO_PASSWORD: password } = await readSecrets(dataDir);
    const post = (path: string, body: object, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const answer = await post('/api/accounts/session', { email: DEMO_EMAIL, password });
    const [text = ''] = answer.headers.getSetCookie();
    const [, name, value, path] = /^([^=]+)=([^;]+);.*?Path=([^;]+)/i.exec(text) ?? [];
    if (!name || !value || !path) throw new Error(`The demonstration account cannot sign in (${answer.status}).`);
    const { access_token } = (await answer.json()) as { access_token: string }; // our own contract
    const key = await post('/api/accounts/keys', {}, { authorization: `Bearer ${access_token}` });
    if (!key.ok) throw new Error(`The demonstration account gets no key (${key.status}).`);
    return new SessionCookie({ name, value, domain: 'localhost', path });
  }

  /** For the next visit. */
  get list(): Cookie[] {
    return [this.cookie];
  }

  /** Keeps the value that a visit has left. */
  update(cookies: readonly Pick<Cookie, 'name' | 'value'>[]): void {
    const { name } = this.cookie;
    const value = cookies.find((each) => each.name === name)?.value;
    if (value === undefined) throw new Error('The visit has ended the session.');
    this.cookie = { ...this.cookie, value };
  }
}
