import { serviceTest } from '../../tools/vitest/service-preset.ts';

export default serviceTest();
