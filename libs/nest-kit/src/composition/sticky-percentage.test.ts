import { describe, expect, it } from 'vitest';
import { type Candidates, selectComposition } from './select-composition';

const VISITORS = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

/** Four standard deviations of a share among so many visitors: one of 16,000 fair shares is further off. */
const bound = (percent: number) => 4 * Math.sqrt((percent * (100 - percent)) / VISITORS.length);

function candidates(percent: number, name: string): Candidates {
  const composed = (version: string) => ({ name, version }) as Candidates['remotes'][number]['stable']; // all that selection reads
  return { shell: null, remotes: [{ stable: composed('v1'), canary: { percent, release: composed('v2') } }] };
}

function visitorsOf(percent: number, name = 'mf-flow'): Set<string> {
  const choice = candidates(percent, name);
  return new Set(VISITORS.filter((visitor) => selectComposition(choice, visitor).remotes[0]?.version === 'v2'));
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
});
