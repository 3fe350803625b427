import { expect, it } from 'vitest';
import { readConfig } from './config';

const complete = {
  BEACON_SECRET: 'a secret that the registry has, too',
  RELEASES_DIR: '/releases',
  ...Object.fromEntries(
    ['RELEASES', 'MARKETING', 'ACCOUNTS', 'ACTIONS', 'WORKSHOPS', 'FLOW'].map((name) => [
      `${name}_URL`,
      'http://127.0.0.1:4101/',
    ]),
  ),
};

it('reads what it needs and fills in the rest', () => {
  expect(readConfig(complete)).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    services: { flow: 'http://127.0.0.1:4101' },
    listenFd: undefined,
    mailboxUrl: undefined,
  });
});

it('knows no mailbox and no local payments outside local mode', () => {
  const environment = {
    ...complete,
    MAILBOX_URL: 'http://127.0.0.1:1',
    PAYMENTS_URL: 'http://127.0.0.1:2',
    TELEGRAM_URL: 'http://127.0.0.1:3',
  };

  expect(readConfig({ ...environment, LOCAL_MODE: 'false' }).mailboxUrl).toBeUndefined();
  expect(readConfig({ ...environment, LOCAL_MODE: 'false' }).paymentsUrl).toBeUndefined();
  expect(readConfig({ ...environment, LOCAL_MODE: 'false' }).telegramUrl).toBeUndefined();
  expect(readConfig({ ...environment, LOCAL_MODE: 'true' })).toMatchObject({
    mailboxUrl: 'http://127.0.0.1:1',
    paymentsUrl: 'http://127.0.0.1:2',
    telegramUrl: 'http://127.0.0.1:3',
  });
});

it('names everything that is missing or wrong', () => {
  const refusal = () => readConfig({ ...complete, PORT: 'x', FLOW_URL: undefined, ACTIONS_URL: 'ftp://x' });

  expect(refusal).toThrow(/PORT/);
  expect(refusal).toThrow(/FLOW_URL/);
  expect(refusal).toThrow(/ACTIONS_URL/);
});

it('reads the trusted proxies as a list', () => {
  expect(readConfig(complete).trustedProxies).toEqual([]);
  expect(readConfig({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

it('reads an empty setting as one that is not set', () => {
  expect(readConfig({ ...complete, LOG_LEVEL: '', TRUSTED_PROXIES: '' })).toMatchObject({
    logLevel: 'info',
    trustedProxies: [],
  });
});

it.each(['everyone', '10.0.0.0/33', '10.0.0.1,,10.0.0.2'])('refuses %j as trusted proxies', (proxies) => {
  expect(() => readConfig({ ...complete, TRUSTED_PROXIES: proxies })).toThrow(/TRUSTED_PROXIES: must be addresses/);
});

it('reads releases from their folder, or from a bucket through a cache in it', () => {
  const bucket = { S3_BUCKET: 'releases', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

  expect(readConfig({ ...complete, ...bucket }).bucket).toBeUndefined();
  expect(readConfig({ ...complete, ...bucket, RELEASE_STORE: 's3' }).bucket).toMatchObject({
    settings: { bucket: 'releases', region: 'us-east-1' },
    cacheBytes: 1024 ** 3,
  });
  expect(() => readConfig({ ...complete, RELEASE_STORE: 's3' })).toThrow('RELEASE_STORE=s3 needs S3_BUCKET.');
});

it('reads the host of the workshops in small letters and without its port, and no origin that is more than one', () => {
  expect(readConfig({ ...complete, WORKSHOPS_HOST: 'Ateliers.Declic.example:8000' }).workshopsHost).toBe(
    'ateliers.declic.example',
  );
  expect(() => readConfig({ ...complete, WORKSHOPS_HOST: 'https://ateliers.example' })).toThrow(/WORKSHOPS_HOST/);
  expect(readConfig({ ...complete, REPLAY_ORIGINS: 'https://a.example, https://b.example' }).replayOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(() => readConfig({ ...complete, REPLAY_ORIGINS: "https://a.example; script-src 'self'" })).toThrow(
    /REPLAY_ORIGINS/,
  );
});

it('takes the origin that search engines should know, and nothing that is more than one', () => {
  expect(readConfig({ ...complete, PUBLIC_ORIGIN: 'https://declic.example' }).publicOrigin).toBe(
    'https://declic.example',
  );
  expect(readConfig(complete).publicOrigin).toBeUndefined();
  expect(() => readConfig({ ...complete, PUBLIC_ORIGIN: 'https://declic.example/' })).toThrow(/PUBLIC_ORIGIN/);
});
