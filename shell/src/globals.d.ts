import type { ContractVersions } from '@declic/remote-kit';

declare global {
  /** The versions of the shared packages in this build; see vite.config.ts. */
  const __OFFERED_VERSIONS__: ContractVersions;
  /** Read by remotes, which are built without the core of the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown;
  /** Read by libraries that insert style elements. */
  var __webpack_nonce__: string | undefined;
}
