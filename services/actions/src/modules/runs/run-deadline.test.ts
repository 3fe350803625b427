import { expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { configureAction } from '../../engine/model-path/configure-action';
import { RUN_GRACE_MS, SWEEP_INTERVAL_MS } from '../calls/run-deadline';

const model = { baseUrl: 'http://127.0.0.1:1', model: 'any', timeoutMs: 60_000 };

it.each([
  ['without a model', actions],
  ['with the slowest model', actions.map((action) => configureAction(action, model as never))], // only its time counts here
])('gives every run back within a minute of a crash, %s', (_, configured) => {
  const longest = Math.max(...configured.map(({ limits }) => limits.timeoutMs));
  expect(longest + RUN_GRACE_MS + SWEEP_INTERVAL_MS).toBeLessThanOrEqual(60_000);
});
