import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { proxyToEdge } from '../tools/vite/proxy-to-edge.ts';
import { devComposition } from '../tools/vite/dev-composition.ts';
import { shellRelease } from '../tools/vite/shell-release.ts';
import { toastStyleNonce } from '../tools/vite/toast-style-nonce.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the version in its address, `/shell/<version>/`, is the hash of what is built. The edge writes it into the page.
  base: './',
  plugins: [react(), shellRelease({ owner: 'Platform team', title: 'Shell' }), devComposition(), toastStyleNonce()],
  define: {
    // For the federation runtime, which only a dev server loads: without what node, or remotes described by a manifest file, would need.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  server: { port: Number(process.env['PORT'] ?? 5100), strictPort: true, proxy: proxyToEdge() },
  build: {
    target: 'es2023',
    // One file on purpose: what everybody needs, in one request.
    chunkSizeWarningLimit: 700,
    // Chunks that are only needed later (toasts, dialogs) are fetched when they are.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
  },
});
