import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const PACKAGES = 'node_modules';

/** The folder of a built file, and those that packages are found in from there, by their names and where links lead. */
export function readableFolders(file: string): string[] {
  const folders = [dirname(file)];
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const packages = join(folder, PACKAGES);
    if (existsSync(packages)) folders.push(packages, ...listLinkedFolders(packages));
  }
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))];
}

/** Of packages that are links into another `node_modules` folder, that folder. Links to projects of the workspace are not packages. */
function listLinkedFolders(packages: string): string[] {
  const entries = readdirSync(packages, { withFileTypes: true });
  const scoped = entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('@'))
    .flatMap((scope) => readdirSync(join(packages, scope.name), { withFileTypes: true }));
  const targets = [...entries, ...scoped]
    .filter((entry) => entry.isSymbolicLink() && existsSync(join(entry.parentPath, entry.name)))
    .map((entry) => realpathSync(join(entry.parentPath, entry.name)).split(sep));
  const linked = targets.filter((target) => target.includes(PACKAGES));
  return [...new Set(linked.map((target) => target.slice(0, target.indexOf(PACKAGES) + 1).join(sep)))];
}
