import { serviceTest } from './vitest/service-preset.ts';

/** The local payment provider is a project of its own. */
export default serviceTest({ exclude: ['**/node_modules/**', '**/dist/**', 'payments/**'] });
