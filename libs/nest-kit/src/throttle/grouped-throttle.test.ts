import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { GroupedThrottle } from './grouped-throttle';
import type { Limit } from './throttle';

const NO_DATABASE = { manager: {} as EntityManager }; // the fake does not ask it
const aLimit = (subject: string): Limit => ({ scope: 'booking', subject, limit: 2, windowSeconds: 3600 });

it('refuses what is more than can wait of one subject, and counts the others meanwhile', async () => {
  const batches: string[][] = [];
  const hitEach = (_: unknown, limits: readonly Limit[]) => {
    batches.push(limits.map(({ subject }) => subject));
    return Promise.resolve(
      limits.map(({ scope }) => ({ scope, allowed: true, firstRefused: false, retryAfterSeconds: 1 })),
    );
  };
  const grouped = new GroupedThrottle({ hitEach }, NO_DATABASE);
  const flood = Array.from({ length: 1_000 }, () => grouped.enforce(aLimit('flood')));
  await expect(grouped.enforce(aLimit('Flood'))).rejects.toMatchObject({ kind: 'unavailable' });
  await grouped.enforce(aLimit('ada'));

  expect(batches.length).toBeLessThan(5);
  await Promise.all(flood);
  expect(batches.every((subjects) => new Set(subjects).size === subjects.length)).toBe(true);
  await grouped.enforce(aLimit('flood'));
});
