import { type Change, readReleases, setCurrentRelease, type Registry } from './registry-client.ts';

export interface Rollback extends Registry {
  name: string;
  /** Without it: the version that was good before the current one. */
  version: string | undefined;
  change?: Change;
}

/** @throws Error when there is nothing to go back to, or when another version was chosen since this began. */
export async function rollBack({ name, version, change, ...registry }: Rollback): Promise<string> {
  const { choice, previous } = await readReleases(registry, name);
  const target = version ?? previous;
  if (!target) throw new Error(`${name} has no earlier release to go back to.`);
  const expect = choice?.version ?? null;
  return (await setCurrentRelease(registry, name, { expect, ...change, version: target })).version;
}
