import type { NamedAddress } from './find-addresses.ts';
import { fits } from './owned-paths.ts';

/** One sentence for each address that no page and no service answers. */
export function deadLinks(addresses: readonly NamedAddress[], owned: readonly string[]): string[] {
  return addresses
    .filter(({ path }) => !owned.some((pattern) => fits(path, pattern)))
    .map(({ at, path }) => `${at}: no remote has a page at ${path}, and it is no address of the API.`);
}
