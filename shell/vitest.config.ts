import { mergeConfig } from 'vitest/config';
import { webTest } from '../tools/vitest/preset.ts';

export default mergeConfig(webTest(), {
  define: { __OFFERED_VERSIONS__: JSON.stringify({ remoteKit: '1.0.0', designSystem: '1.0.0', session: '1.0.0' }) },
});
