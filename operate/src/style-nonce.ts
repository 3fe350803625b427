/** Lets libraries that insert style elements pass the content security policy. Imported before any of them. */
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export {};
