import { webTest } from '../tools/vitest/preset.ts';

// Whole pages are rendered and typed into, which is slow while the machine builds something else.
export default webTest({ testTimeout: 20_000 });
