import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of an installed package: of a link in the workspace, of the package itself in a checkout that has the published kit.
 *
 * @throws Error when it is not installed.
 */
export function packageFolder(name: string, from = import.meta.dirname): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  if (parent === from) throw new Error(`${name} is not installed.`);
  return packageFolder(name, parent);
}

/** Whether a module comes from a package that is not ours. Ours are sources, in the workspace and in the published kit. */
export function isThirdParty(id: string): boolean {
  return /\/node_modules\/(?!@declic\/)/.test(id);
}
