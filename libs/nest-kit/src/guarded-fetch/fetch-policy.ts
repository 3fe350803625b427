import { isPublicAddress } from './public-address.ts';
import { resolveByDns } from './resolve-host.ts';

/** What may be fetched. Product code uses `PUBLIC_INTERNET`; tests of the rules need others. */
export interface FetchPolicy {
  readonly isOpenPort: (port: string) => boolean;
  readonly isPublic: (address: string) => boolean;
  /** The addresses of a name; none when it has none. */
  readonly resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;
}

const WEB_PORTS: readonly string[] = ['80', '443', '8080', '8443'];

export const PUBLIC_INTERNET: FetchPolicy = {
  isOpenPort: (port) => WEB_PORTS.includes(port),
  isPublic: isPublicAddress,
  resolve: resolveByDns,
};
