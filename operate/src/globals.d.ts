declare global {
  /** Read by libraries that insert style elements. */
  var __webpack_nonce__: string | undefined;
}

export {};
