import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { stableClassNames } from '../../../vite/stable-class-names.ts';

export default defineConfig({
  outDir: process.env['OUT_DIR'],
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
  vite: { plugins: [stableClassNames()], resolve: { noExternal: [/^@declic\//] }, ssr: { noExternal: [/^@declic\//] } },
});
