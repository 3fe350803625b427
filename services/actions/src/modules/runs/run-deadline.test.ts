import { expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { RUN_GRACE_MS, SWEEP_INTERVAL_MS } from '../calls/run-deadline';

it('gives every run back within a minute of a crash', () => {
  const longest = Math.max(...actions.map(({ limits }) => limits.timeoutMs));
  expect(longest + RUN_GRACE_MS + SWEEP_INTERVAL_MS).toBeLessThanOrEqual(60_000);
});
