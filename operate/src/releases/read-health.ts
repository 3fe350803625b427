/** What pages reported about one version within a day. */
export interface VersionHealth {
  name: string;
  version: string;
  /** Networks in which it ran or failed. */
  loads: number;
  /** Of these, networks in which it failed. */
  failed: number;
}

/** What pages reported; undefined where the registry counts nothing. */
export function readHealth(): Promise<VersionHealth[] | undefined> {
  return Promise.resolve(undefined);
}
