import { mergeConfig } from 'vitest/config';
import { frontOffer } from '../tools/vite/front-offer.ts';
import { webTest } from '../tools/vitest/preset.ts';

export default mergeConfig(webTest(), {
  plugins: [frontOffer()],
  define: { __KIT_STAMP__: '""', __ON_DEMAND_FILES__: '""' },
});
