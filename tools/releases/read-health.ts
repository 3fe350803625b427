import type { Registry } from '../release/registry-client.ts';

/** What pages reported about one version within a day. */
export interface VersionHealth {
  name: string;
  version: string;
  /** Networks in which it ran or failed. */
  loads: number;
  /** Of these, networks in which it failed. */
  failed: number;
}

/** What pages reported about the versions that visitors get; undefined where the registry counts nothing. */
export async function readHealth({ releasesUrl, token }: Registry): Promise<VersionHealth[] | undefined> {
  const response = await fetch(new URL('/api/releases/health', releasesUrl), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return undefined;
  const { versions } = (await response.json()) as { versions: VersionHealth[] }; // checked against the contract on the other side
  return versions;
}
