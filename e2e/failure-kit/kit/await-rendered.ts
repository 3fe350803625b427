import { waitUntil } from '@declic/tools/database/processes';
import { readReleases, type Registry } from '@declic/tools/release/registry-client';

const TOLD_WITHIN_MS = 10_000;

/** Waits until the registry knows that a page of this version was seen: only then may it stand in for another one. */
export async function awaitRendered(registry: Registry, name: string, version: string): Promise<void> {
  const isRendered = async () =>
    (await readReleases(registry, name)).items.some((one) => one.version === version && one.rendered_at !== null);
  if (!(await waitUntil(isRendered, TOLD_WITHIN_MS, 100)))
    throw new Error(`The registry was not told that ${version} renders.`);
}
