import { nodeTest } from '../vitest/preset.ts';

export default nodeTest();
