import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { stableClassNames } from '../../../vite/stable-class-names.ts';
import { measuredPage } from '../measured-page.ts';

export default defineConfig({
  outDir: process.env['OUT_DIR'],
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [stableClassNames(), measuredPage(JSON.parse(process.env['MEASURED_PAGE'] ?? '{}'))],
    resolve: { noExternal: [/^@declic\//] },
    ssr: { noExternal: [/^@declic\//] },
  },
});
