import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config/config';
import { signTestToken, testClaims } from '../testing/test-sessions';
import { RemoteSessionKeys, SessionKeysUnavailableError } from './session-keys';
import { SessionStrategy } from './session.strategy';
import { toSigningKey } from './signing-key';

const TEST_SEED = Buffer.alloc(32, 'tests').toString('base64url');
const ada = { id: '0198c0de-0000-7000-8000-000000000001' };

let server: Server;
let requests: number;
let answer: { status: number; body: unknown };
let strategy: SessionStrategy;

beforeEach(async () => {
  requests = 0;
  answer = { status: 200, body: { keys: [toSigningKey(TEST_SEED).publicJwk] } };
  server = createServer((_, response) => {
    requests++;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  strategy = new SessionStrategy(new RemoteSessionKeys({ SESSION_JWKS_URL: `http://127.0.0.1:${port}/keys` }));
});

afterEach(() => server.close());

const validate = (token = signTestToken(testClaims(ada))) =>
  strategy.validate({ headers: { authorization: `Bearer ${token}` } });

it('fetches the keys with the first token and keeps them', async () => {
  expect([await validate(), await validate()]).toEqual([
    { userId: ada.id, sessionId: ada.id },
    { userId: ada.id, sessionId: ada.id },
  ]);
  expect(requests).toBe(1);
});

it('is not made to fetch by invented key names', async () => {
  await validate();
  for (let index = 0; index < 20; index++)
    expect(await validate(signTestToken(testClaims(ada), { kid: `invented-${index}` }))).toBeNull();
  expect(requests).toBe(1);
});

it('calls keys that cannot be fetched unavailable instead of refusing the token', async () => {
  answer = { status: 500, body: {} };
  await expect(validate()).rejects.toThrow(SessionKeysUnavailableError);
  answer = { status: 200, body: 'nonsense' };
  await expect(validate()).rejects.toThrow(SessionKeysUnavailableError);
  answer = { status: 200, body: { keys: [toSigningKey(TEST_SEED).publicJwk] } };
  expect(await validate()).not.toBeNull();
});

it('says which setting is missing', () => {
  expect(() => new RemoteSessionKeys({ SESSION_JWKS_URL: undefined })).toThrow(ConfigError);
});
