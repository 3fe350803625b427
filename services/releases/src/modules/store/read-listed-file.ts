import type { ReleaseStore, StoredManifest } from './release-store';

/** A file of a stored release; null where its manifest does not list it, or the store has none. */
export async function readListedFile(
  store: ReleaseStore,
  manifest: StoredManifest,
  wanted: string,
): Promise<Buffer | null> {
  const isListed = manifest.files.some(({ path }) => path === wanted);
  return isListed ? store.readFile(manifest, wanted) : null;
}
