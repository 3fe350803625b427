import { expect } from 'vitest';
import type { TestEdge } from './start-edge';

/**
 * Waits until the edge has taken what the registry answers from now on. It asks for one answer at a time: when it asks for the second,
 * it has the first.
 */
export async function untilTaken({ registry }: TestEdge): Promise<void> {
  const { asked } = registry;
  await expect.poll(() => registry.asked).toBeGreaterThanOrEqual(asked + 2);
}
