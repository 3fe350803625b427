import { listReleases, setCurrentRelease, type Registry } from './registry-client.ts';

export interface Rollback extends Registry {
  name: string;
  /** Without it: the release before the current one. */
  version: string | undefined;
}

/** @throws Error when there is nothing to go back to. */
export async function rollBack({ name, version, ...registry }: Rollback): Promise<string> {
  const target = version ?? releaseBefore(await listReleases(registry, name));
  if (!target) throw new Error(`${name} has no earlier release to go back to.`);
  return (await setCurrentRelease(registry, name, target)).version;
}

/** The list is newest first. A release that no visitor ever got is not a way back. */
function releaseBefore(releases: Awaited<ReturnType<typeof listReleases>>): string | undefined {
  const current = releases.findIndex((release) => release.current);
  return current === -1 ? undefined : releases.slice(current + 1).find(({ activated_at }) => activated_at !== null)?.version;
}
