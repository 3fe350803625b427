import { serviceTest } from './vitest/service-preset.ts';

export default serviceTest();
