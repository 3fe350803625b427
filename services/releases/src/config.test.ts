import { expect, it } from 'vitest';
import { config } from './config';

const common = {
  SERVICE_PORT: '3000',
  DATABASE_URL: 'postgres://localhost/declic',
  THROTTLE_SECRET: 's'.repeat(32),
  BEACON_SECRET: 'b'.repeat(32),
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://localhost',
  RELEASE_STORE_DIR: '/data/releases',
};
const token = 't'.repeat(32);
const read = (settings: Record<string, string>) => config.read({ ...common, ...settings });

it('reads the tokens of teams', () => {
  const teams = { flow: { token, deployables: ['mf-flow'] }, platform: { token, deployables: ['*'], operator: true } };

  expect(read({ RELEASE_TOKENS: JSON.stringify(teams) }).RELEASE_TOKENS).toEqual({
    flow: { ...teams.flow, operator: false },
    platform: teams.platform,
  });
});

it('takes one token for an operator', () => {
  expect(read({ RELEASE_TOKEN: token })).toMatchObject({ RELEASE_TOKEN: token, RELEASE_TOKENS: {} });
});

it.each([
  ['no token at all', {}, 'Set RELEASE_TOKEN or RELEASE_TOKENS'],
  ['no JSON', { RELEASE_TOKENS: '{' }, 'RELEASE_TOKENS: must be JSON'],
  ['a short token', { RELEASE_TOKENS: '{"flow":{"token":"t","deployables":[]}}' }, 'RELEASE_TOKENS.flow.token'],
  [
    'no deployable',
    { RELEASE_TOKENS: `{"flow":{"token":"${token}","deployables":["flow"]}}` },
    'RELEASE_TOKENS.flow.deployables.0: must be names such as mf-flow',
  ],
  ['a misspelt setting', { RELEASE_TOKENS: `{"flow":{"token":"${token}","deployable":[]}}` }, 'RELEASE_TOKENS.flow'],
])('refuses %s', (_what, settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence);
});

it.each([
  ['no folder', { RELEASE_STORE_DIR: '' }, 'RELEASE_STORE_DIR names the folder'],
  ['no bucket', { RELEASE_STORE: 's3' }, 'RELEASE_STORE=s3 needs S3_BUCKET'],
  [
    'half a credential',
    { RELEASE_STORE: 's3', S3_BUCKET: 'releases', S3_ACCESS_KEY_ID: 'a' },
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together',
  ],
])('refuses %s as the store', (_what, settings, sentence) => {
  expect(() => read({ RELEASE_TOKEN: token, ...settings })).toThrow(sentence);
});

it('keeps releases in a folder, also where a bucket is configured for something else', () => {
  expect(read({ RELEASE_TOKEN: token, S3_BUCKET: 'files' })).toMatchObject({ RELEASE_STORE: 'folder' });
});
