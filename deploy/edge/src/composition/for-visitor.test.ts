import { selectComposition } from '@declic/nest-kit/composition';
import { describe, expect, it } from 'vitest';
import { aRemote } from '../testing/a-composition';
import { forVisitor } from './for-visitor';
import { NO_CANARIES, readCandidates } from './read-candidates';
import { readComposition } from './read-composition';

const aShell = (version: string) => ({
  version,
  owner: 'platform',
  title: 'Shell',
  entry: `/shell/${version}/index.html`,
});
const remote = { stable: aRemote({ version: 'w1' }), canary: { percent: 50, release: aRemote({ version: 'w2' }) } };
const other = { stable: aRemote({ name: 'mf-flow', version: 'f1' }) };
const candidates = {
  id: selectComposition({ shell: null, remotes: [remote, other] }).id,
  shell: { stable: aShell('s1'), canary: { percent: 50, release: aShell('s2') } },
  remotes: [remote, other],
};
const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);

function select(answer: unknown, visitorId?: string) {
  const { stable, canaries } = readCandidates(answer);
  const { composition } = readComposition(stable);
  return composition && forVisitor(composition, canaries, visitorId);
}

function versionsOf(answer: unknown): string[] {
  const all = visitors.map((visitor) =>
    select(answer, visitor)
      ?.remotes.map(({ version }) => version)
      .join(),
  );
  return [...new Set(all)].map(String).sort();
}

describe('a visitor', () => {
  it('gets the stable version or the canary of each deployable', () => {
    expect(versionsOf(candidates)).toEqual(['w1,f1', 'w2,f1']);
  });

  it('gets the stable versions without an id, with the id of that composition', () => {
    const stable = select(candidates);
    expect(stable?.remotes.map(({ version }) => version)).toEqual(['w1', 'f1']);
    const alike = visitors
      .map((visitor) => select({ ...candidates, shell: null }, visitor))
      .filter((each) => each?.remotes[0]?.version === 'w1');
    expect(new Set(alike.map((each) => each?.id))).toEqual(new Set([select({ ...candidates, shell: null })?.id]));
  });

  it.each([
    ['without files', { percent: 50, release: { ...remote.canary.release, integrity: null } }],
    ['of another remote', { percent: 50, release: aRemote({ name: 'mf-flow', version: 'f2' }) }],
    ['without a percentage', { release: remote.canary.release }],
    ['of all visitors', { percent: 100, release: remote.canary.release }],
    ['that is no object', 'w2'],
  ])('gets the stable version where the canary is one %s', (_what, canary) => {
    expect(versionsOf({ ...candidates, remotes: [{ stable: remote.stable, canary }, other] })).toEqual(['w1,f1']);
  });

  it('gets the other remotes where the stable version of one is malformed', () => {
    const malformed = { stable: { ...remote.stable, areas: null }, canary: remote.canary };
    expect(versionsOf({ ...candidates, remotes: [malformed, other] })).toEqual(['f1']);
  });

  it.each([null, 'text', [], {}, { remotes: 'none' }])('gets nothing of %j', (answer) => {
    expect(readCandidates(answer)).toEqual({ stable: undefined, canaries: NO_CANARIES });
  });
});
