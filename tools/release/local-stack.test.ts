import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localStack } from './local-stack.ts';
import { keepTeamTokens } from './team-tokens.ts';
import { aFolder } from './testing.ts';

it('finds the stack of the same PORT and DATA_DIR', () => {
  const dataDir = aFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{"RELEASE_TOKEN":"kept"}');

  expect(localStack({ PORT: '5000', DATA_DIR: dataDir })).toEqual({
    releasesUrl: 'http://127.0.0.1:5000',
    token: 'kept',
  });
});

it('acts as the team that owns the deployable, and otherwise as the operator', () => {
  const dataDir = aFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{"RELEASE_TOKEN":"kept"}');
  keepTeamTokens(dataDir, { flow: { token: 'of flow', deployables: ['mf-flow'] } });

  expect(localStack({ DATA_DIR: dataDir }, 'mf-flow').token).toBe('of flow');
  expect(localStack({ DATA_DIR: dataDir }, 'mf-new').token).toBe('kept');
  expect(localStack({ DATA_DIR: dataDir }).token).toBe('kept');
  expect(localStack({ DATA_DIR: dataDir, RELEASE_TOKEN: 'given' }, 'mf-flow').token).toBe('given');
});

it('prefers what the environment says', () => {
  const stack = localStack({ DATA_DIR: '/nowhere', RELEASES_URL: 'https://declic.example', RELEASE_TOKEN: 'given' });

  expect(stack).toMatchObject({ releasesUrl: 'https://declic.example', token: 'given' });
});

it('says what to do when the stack was never started', () => {
  expect(() => localStack({ DATA_DIR: aFolder() })).toThrow('Start the stack once (npm start)');
});
