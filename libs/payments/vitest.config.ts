import { nodeTest } from '../../tools/vitest/preset.ts';

export default nodeTest();
