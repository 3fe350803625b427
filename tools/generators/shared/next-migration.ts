import type { Tree } from '@nx/devkit';

/** The timestamp of a service's next migration: now, but always after the existing ones. */
export function nextMigration(tree: Tree, service: string): number {
  const timestamps = tree
    .children(`services/${service}/src/database/migrations`)
    .map((file) => Number(/^\d{13}/.exec(file)?.[0] ?? 0));
  return Math.max(Date.now(), ...timestamps.map((timestamp) => timestamp + 1));
}
