import { webTest } from '../tools/vitest/preset.ts';

export default webTest();
