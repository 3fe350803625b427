import { describe, expect, it } from 'vitest';
import { hasCanary, select } from './select';

const VISITORS = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

/** Four standard deviations of a share among so many visitors: one of 16,000 fair shares is further off. */
const bound = (percent: number) => 4 * Math.sqrt((percent * (100 - percent)) / VISITORS.length);

const aRemote = (version: string, name = 'mf-flow') => ({ name, version });
const candidates = (percent: number, name = 'mf-flow') => ({
  shell: { stable: { version: 's1' } },
  remotes: [{ stable: aRemote('v1', name), canary: { percent, release: aRemote('v2', name) } }],
});

function visitorsOf(percent: number, name?: string): Set<string> {
  return new Set(VISITORS.filter((visitor) => select(candidates(percent, name), visitor).remotes[0]?.version === 'v2'));
}

describe('a canary', () => {
  it.each([1, 5, 20, 50, 99])('gets %i percent of 10,000 visitors, within four standard deviations', (percent) => {
    const share = (visitorsOf(percent).size / VISITORS.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(bound(percent));
  });

  it('keeps its first visitors when its percentage is raised from 5 to 20', () => {
    const raised = visitorsOf(20);
    expect([...visitorsOf(5)].filter((visitor) => !raised.has(visitor))).toEqual([]);
    expect(raised.size).toBeGreaterThan(visitorsOf(5).size);
  });

  it('gets the same visitors each time', () => {
    expect(visitorsOf(5)).toEqual(visitorsOf(5));
  });

  it('has other visitors than the canary of another deployable', () => {
    const others = visitorsOf(20, 'mf-console');
    const both = [...visitorsOf(20)].filter((visitor) => others.has(visitor));
    expect(Math.abs((both.length / VISITORS.length) * 100 - 4)).toBeLessThan(bound(4));
  });

  it('gets no visitor without an id', () => {
    expect(select(candidates(99), undefined).remotes).toEqual([aRemote('v1')]);
  });
});

describe('a composition', () => {
  it('has one id for each choice of versions', () => {
    const ids = new Set(VISITORS.slice(0, 200).map((visitor) => select(candidates(50), visitor).id));
    expect(ids.size).toBe(2);
    expect(ids).toContain(select({ ...candidates(50), remotes: [{ stable: aRemote('v2') }] }, undefined).id);
  });

  it('has another id with another shell, and with another fallback', () => {
    const of = (shell: string, fallback: string) => {
      const stable = { ...aRemote('v1'), fallback: { version: fallback } };
      return select({ shell: { stable: { version: shell } }, remotes: [{ stable }] }, undefined).id;
    };
    expect(new Set([of('s1', 'v0'), of('s2', 'v0'), of('s1', 'v-1')]).size).toBe(3);
  });

  it('can have a canary of the shell', () => {
    const shell = { stable: { version: 's1' }, canary: { percent: 99, release: { version: 's2' } } };
    const shells = new Set(VISITORS.map((visitor) => select({ shell, remotes: [] }, visitor).shell?.version));
    expect(shells).toEqual(new Set(['s1', 's2']));
    expect(hasCanary({ shell, remotes: [] })).toBe(true);
    expect(hasCanary({ shell: null, remotes: [{ stable: aRemote('v1') }] })).toBe(false);
  });
});
