import { describe, expect, it } from 'vitest';
import { computeScore, type DayOfRuns, decideHealth, type Pass } from './health';

const now = new Date('2026-01-02T12:00:00Z');
const noRuns: DayOfRuns = { succeeded: 0, counted: 0, onTime: 0 };

/** One pass an hour, the last one now: `+` passed, `-` failed. */
const passes = (signs: string): Pass[] =>
  [...signs].map((sign, index) => ({
    passed: sign === '+',
    finishedAt: new Date(now.getTime() - (signs.length - 1 - index) * 3_600_000),
  }));

describe('decideHealth', () => {
  it.each([
    ['', null],
    ['-', null],
    ['--', null],
    ['---', 'down'],
    ['+', 'healthy'],
    ['+-', 'degraded'],
    ['+--', 'degraded'],
    ['+---', 'down'],
    ['+---+', 'down'],
    ['+---++', 'healthy'],
    ['+---+-', 'down'],
    ['+---+-++', 'healthy'],
    ['+--+--', 'degraded'],
  ])('after the passes "%s": %s', (signs, status) => {
    expect(decideHealth(noRuns, passes(signs), now)).toBe(status);
  });

  it.each([
    [{ succeeded: 4, counted: 9, onTime: 4 }, 'healthy'],
    [{ succeeded: 4, counted: 10, onTime: 4 }, 'degraded'],
    [{ succeeded: 0, counted: 1_000, onTime: 0 }, 'degraded'],
    [{ succeeded: 5, counted: 10, onTime: 5 }, 'healthy'],
    [{ succeeded: 18, counted: 19, onTime: 18 }, 'healthy'],
    [{ succeeded: 19, counted: 20, onTime: 19 }, 'degraded'],
    [{ succeeded: 98, counted: 100, onTime: 98 }, 'healthy'],
    [{ succeeded: 19, counted: 19, onTime: 0 }, 'healthy'],
    [{ succeeded: 20, counted: 20, onTime: 17 }, 'degraded'],
    [{ succeeded: 20, counted: 20, onTime: 18 }, 'healthy'],
  ] as const)('after the runs %j: %s', (day, status) => {
    expect(decideHealth(day, passes('+'), now)).toBe(status);
  });

  it('is degraded when no pass came for three hours', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect([decideHealth(noRuns, passes('+'), at(3)), decideHealth(noRuns, passes('+'), at(3.01))]).toEqual([
      'healthy',
      'degraded',
    ]);
  });
});

describe('computeScore', () => {
  it.each([
    [noRuns, 0, 98],
    [{ succeeded: 80, counted: 80, onTime: 80 }, 0, 100],
    [{ succeeded: 0, counted: 1, onTime: 0 }, 0, 95],
    [{ succeeded: 80, counted: 80, onTime: 40 }, 0, 85],
    [{ succeeded: 80, counted: 80, onTime: 80 }, 24, 87],
  ])('of the runs %j, %d hours after the last pass, is %d', (day, hours, score) => {
    expect(computeScore(day, passes('+'), new Date(now.getTime() + hours * 3_600_000))).toBe(score);
  });

  it('is unknown as long as no pass succeeded', () => {
    expect(computeScore({ succeeded: 9, counted: 9, onTime: 9 }, passes('--'), now)).toBeNull();
  });
});
