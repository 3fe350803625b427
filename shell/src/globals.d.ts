import type { FrontContract } from '@declic/remote-kit/host';

declare global {
  /** The names of the exports of shared entries that are fetched on demand; see tools/vite/front-offer.ts. */
  const __ON_DEMAND_EXPORTS__: FrontContract['exports'];
  /** The files of those entries; see tools/vite/on-demand-files.ts. */
  const __ON_DEMAND_FILES__: string;
  /** What this shell was built with; see tools/vite/kit-stamp.ts. */
  const __KIT_STAMP__: string;
  /** Read by remotes that a dev server serves, which come without the core of the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown;
  /** Not known to the types of browsers yet; absent from older browsers. */
  var trustedTypes: { createPolicy(name: string, rules: object): unknown } | undefined;
  /** Read by libraries that insert style elements. */
  var __webpack_nonce__: string | undefined;
}
