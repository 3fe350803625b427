import { describe, expect, it } from 'vitest';
import { simulateTrial } from '../../testing/simulate-trial';
import { ALPHA, isLookDue, LEAST_FAILED, lookAt, NO_LOOKS } from './judge-canary';

const NOW = new Date('2026-11-22T12:00:00Z');
const HOUR_MS = 60 * 60 * 1_000;
const SIMULATIONS = 1_000;
const seeds = Array.from({ length: SIMULATIONS }, (_, seed) => seed + 1);

describe('a comparison', () => {
  it('waits for 20 networks, then for twice as many, or an hour', () => {
    const sample = (loads: number) => ({ loads, failed: 0 });
    expect(isLookDue(NO_LOOKS, sample(19), NOW)).toBe(false);
    expect(isLookDue(NO_LOOKS, sample(20), NOW)).toBe(true);

    const { progress } = lookAt(NO_LOOKS, sample(25), sample(400), NOW);
    expect(progress).toEqual({ looks: 1, nextLookAtLoads: 50, lastLookAt: NOW });
    expect(isLookDue(progress, sample(49), NOW)).toBe(false);
    expect(isLookDue(progress, sample(50), NOW)).toBe(true);
    expect(isLookDue(progress, sample(26), new Date(NOW.getTime() + HOUR_MS))).toBe(true);
  });

  it('does not look more often because of failures', () => {
    const { progress } = lookAt(NO_LOOKS, { loads: 25, failed: 0 }, { loads: 400, failed: 0 }, NOW);
    expect(isLookDue(progress, { loads: 49, failed: 49 }, NOW)).toBe(false);
  });

  it('spends no more than alpha over all looks', () => {
    let progress = NO_LOOKS;
    let spent = 0;
    for (let look = 0; look < 10_000; look += 1) {
      const { alpha, progress: next } = lookAt(progress, { loads: 20, failed: 0 }, { loads: 20, failed: 0 }, NOW);
      spent += alpha;
      progress = next;
    }
    expect(spent).toBeLessThan(ALPHA);
    expect(spent).toBeGreaterThan(ALPHA * 0.99);
  });

  it('needs failures in five networks', () => {
    const stable = { loads: 10_000, failed: 0 };
    expect(lookAt(NO_LOOKS, { loads: 20, failed: LEAST_FAILED - 1 }, stable, NOW).isWorse).toBe(false);
    expect(lookAt(NO_LOOKS, { loads: 20, failed: LEAST_FAILED }, stable, NOW).isWorse).toBe(true);
  });

  it('does not withdraw a canary that is better, or has nothing to be compared with', () => {
    const failing = { loads: 100, failed: 20 };
    expect(lookAt(NO_LOOKS, failing, { loads: 1_000, failed: 400 }, NOW).isWorse).toBe(false);
    expect(lookAt(NO_LOOKS, failing, { loads: 0, failed: 0 }, NOW).isWorse).toBe(false);
  });
});

describe('of 1,000 simulated canaries at 5 % of the visitors', () => {
  it.each([
    // Rate of the canary, of the stable version, and the canary loads within which 99 % are found.
    [0.05, 0.005, 640],
    [0.2, 0.005, 80],
    [1, 0.005, 20],
  ])('that fail at %d against %d, 99 %% are withdrawn within %i loads', (canary, stable, loads) => {
    const found = seeds.filter(
      (seed) => simulateTrial({ seed, canary, stable, mostLoads: loads }).withdrawnAt !== null,
    );
    expect(found.length).toBeGreaterThanOrEqual(SIMULATIONS * 0.99);
  });

  it.each([0.005, 0.05, 0.3])(
    'that fail as often as the stable version, at %d, less than 1 % are withdrawn',
    (rate) => {
      const wrong = seeds.filter((seed) => {
        return simulateTrial({ seed, canary: rate, stable: rate, mostLoads: 1_280 }).withdrawnAt !== null;
      });
      expect(wrong.length).toBeLessThan(SIMULATIONS * ALPHA);
    },
  );
});
