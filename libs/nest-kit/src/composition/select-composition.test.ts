import { expect, it } from 'vitest';
import { type Candidates, selectComposition, visitorBucket } from './select-composition';

type RemoteCandidates = Candidates['remotes'][number];

const aRemote = (version: string, name = 'mf-flow'): RemoteCandidates['stable'] => ({
  name,
  version,
  owner: 'flow',
  title: 'Flow',
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  areas: [],
  nav: [],
  needs: { react: '19.3.1', exports: {} },
  preload: {},
  integrity: {},
});
const aShell = (version: string) => ({
  version,
  owner: 'platform',
  title: 'Shell',
  entry: `/shell/${version}/index.html`,
});

const candidates: Candidates = {
  shell: { stable: aShell('s1'), canary: { percent: 50, release: aShell('s2') } },
  remotes: [
    { stable: aRemote('v1'), canary: { percent: 5, release: aRemote('v2') } },
    { stable: aRemote('w1', 'mf-workshops') },
  ],
};
const visitors = Array.from({ length: 4_000 }, (_, index) => `visitor-${index}`);
const versionsOf = (visitorId?: string) => {
  const { shell, remotes } = selectComposition(candidates, visitorId);
  return [shell?.version, ...remotes.map(({ version }) => version)];
};

it('gives the stable versions without a visitor', () => {
  expect(versionsOf()).toEqual(['s1', 'v1', 'w1']);
});

it('gives the canary to its percentage of the visitors, always to the same ones', () => {
  const inCanary = visitors.filter((visitor) => versionsOf(visitor)[1] === 'v2');
  expect(inCanary.length / visitors.length).toBeCloseTo(0.05, 1);
  expect(inCanary.length).toBeGreaterThan(100);
  expect(inCanary.every((visitor) => versionsOf(visitor)[1] === 'v2')).toBe(true);
});

it('selects each deployable by itself', () => {
  const pairs = new Set(visitors.map((visitor) => versionsOf(visitor).slice(0, 2).join()));
  expect([...pairs].sort()).toEqual(['s1,v1', 's1,v2', 's2,v1', 's2,v2']);
});

it('has an id for each choice, which names the shell and what stands in', () => {
  const [remote] = candidates.remotes;
  if (!remote) throw new Error('no remote');
  const fallback = { version: 'v0', entry: '/x', needs: { react: '19.3.1', exports: {} } };
  const choices: Candidates[] = [
    { shell: null, remotes: [remote] },
    { shell: { stable: aShell('s1') }, remotes: [remote] },
    { shell: { stable: aShell('s2') }, remotes: [remote] },
    { shell: null, remotes: [{ stable: { ...remote.stable, fallback } }] },
    { shell: null, remotes: [] },
  ];
  expect(new Set(choices.map((choice) => selectComposition(choice).id)).size).toBe(choices.length);
});

it('names no shell while there is none', () => {
  expect(selectComposition({ shell: null, remotes: [] })).toEqual({ id: expect.any(String), remotes: [] });
});

it('spreads visitors over all buckets', () => {
  const quarters = visitors.map((visitor) => Math.floor(visitorBucket(visitor, 'mf-flow') / 2_500));
  for (const quarter of [0, 1, 2, 3]) expect(quarters.filter((each) => each === quarter).length).toBeGreaterThan(850);
});
