import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepTeamTokens, keptTeamToken, teamTokens } from './team-tokens.ts';
import { aFolder } from './testing.ts';

const CODEOWNERS = `# One team per slice.
*               @declic/platform
/mf-flow/       @declic/flow
/services/flow/ @declic/flow
/mf-console/    @declic/flow
/mf-console/    @declic/console @declic/flow
`;
const read = (text = CODEOWNERS) => teamTokens(text, (team) => `token of ${team}`);

it('gives each team a token for the deployables that it owns, and makes the owners of the rest operators', () => {
  expect(read()).toEqual({
    platform: { token: 'token of platform', deployables: ['*'], operator: true },
    flow: { token: 'token of flow', deployables: ['mf-flow'] },
    console: { token: 'token of console', deployables: ['mf-console'] },
  });
});

it('keeps them for commands, readable for their owner only', () => {
  const folder = aFolder();
  expect(keptTeamToken(folder, 'mf-flow')).toBeUndefined();
  keepTeamTokens(folder, read());

  expect(keptTeamToken(folder, 'mf-flow')).toBe('token of flow');
  expect(keptTeamToken(folder, 'mf-new')).toBeUndefined();
  expect(statSync(join(folder, 'release-tokens.json')).mode & 0o777).toBe(0o600);
});
