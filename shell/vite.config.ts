import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitStamp } from '../tools/vite/kit-stamp.ts';
import { inlineGlobalStyle } from '../tools/vite/inline-global-style.ts';
import { inlineScript } from '../tools/vite/inline-script.ts';
import { preloadFonts } from '../tools/vite/preload-fonts.ts';
import { proxyToEdge } from '../tools/vite/proxy-to-edge.ts';
import { devComposition } from '../tools/vite/dev-composition.ts';
import { refuseChunkCycles } from '../tools/vite/refuse-chunk-cycles.ts';
import { stableClassNames } from '../tools/vite/stable-class-names.ts';
import { shellRelease } from '../tools/vite/shell-release.ts';
import { toastStyleNonce } from '../tools/vite/toast-style-nonce.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the version in its address, `/shell/<version>/`, is the hash of what is built. The edge writes it into the page.
  base: './',
  plugins: [
    stableClassNames(),
    react(),
    refuseChunkCycles(),
    shellRelease({ owner: 'Platform team', title: 'Shell' }),
    devComposition(),
    toastStyleNonce(),
    inlineScript(join(import.meta.dirname, 'src/session/early-session.ts'), { maxBytes: 1_680, afterPage: true }),
    inlineScript(join(import.meta.dirname, 'src/early-page/early-page.ts'), { maxBytes: 1_750, afterPage: true }),
    inlineScript(join(import.meta.dirname, 'src/later-code/later-code.ts'), {
      maxBytes: 520,
      afterPage: true,
      loadsCode: true,
    }),
    inlineGlobalStyle(),
    // After the others, so that it stands before it in the page.
    inlineScript(join(import.meta.dirname, 'src/lost-shell/lost-shell.ts'), { maxBytes: 2_520, afterPage: true }),
    preloadFonts(['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']),
  ],
  define: {
    __KIT_STAMP__: JSON.stringify(kitStamp()),
    // For the federation runtime, which only a dev server loads: without what node, or remotes described by a manifest file, would need.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  server: { port: Number(process.env['PORT'] ?? 5100), strictPort: true, proxy: proxyToEdge() },
  build: {
    target: 'es2023',
    // One file on purpose: what every page needs, in one request.
    chunkSizeWarningLimit: 700,
    // Chunks that are only needed later (toasts, dialogs) are fetched when they are.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
  },
});
