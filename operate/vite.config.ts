import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { proxyToEdge } from '../tools/vite/proxy-to-edge.ts';
import { toastStyleNonce } from '../tools/vite/toast-style-nonce.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/operate/',
  plugins: [react(), toastStyleNonce()],
  server: { port: Number(process.env['PORT'] ?? 5101), strictPort: true, proxy: proxyToEdge() },
  build: { target: 'es2023', chunkSizeWarningLimit: 900, modulePreload: { polyfill: false } },
});
