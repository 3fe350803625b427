import { type Change, previousRelease, setCurrentRelease, type Registry } from './registry-client.ts';

export interface Rollback extends Registry {
  name: string;
  /** Without it: the version that was good before the current one. */
  version: string | undefined;
  change?: Change;
}

/** @throws Error when there is nothing to go back to. */
export async function rollBack({ name, version, change, ...registry }: Rollback): Promise<string> {
  const target = version ?? (await previousRelease(registry, name));
  if (!target) throw new Error(`${name} has no earlier release to go back to.`);
  return (await setCurrentRelease(registry, name, { version: target, ...change })).version;
}
