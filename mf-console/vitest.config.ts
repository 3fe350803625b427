import { webTest } from '../tools/vitest/preset.ts';

export default webTest({
  setupFiles: ['src/testing/patience.ts'],
  testTimeout: 20_000,
  expect: { poll: { timeout: 5_000 } },
});
