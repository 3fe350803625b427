import type { Plugin } from 'vite';

const insertion = "style.type = 'text/css'";

/**
 * Sonner adds its style sheet without a nonce, which the content security policy refuses. This gives it the page's.
 * An upgrade that changes how Sonner does it fails the build instead of shipping toasts without styles.
 */
export function toastStyleNonce(): Plugin {
  return {
    name: 'declic:toast-style-nonce',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!code.includes(insertion))
          throw new Error('Sonner adds its styles differently now: see toast-style-nonce.ts.');
        return {
          code: code.replace(insertion, `style.nonce = globalThis.__webpack_nonce__ ?? ''; ${insertion}`),
          map: null,
        };
      },
    },
  };
}
