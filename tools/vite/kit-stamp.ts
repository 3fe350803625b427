import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

/** What the shell and the HTML of a page have to agree on: the elements and class names of both come from these. */
const SOURCES = ['@declic/design-system', '@declic/remote-kit'];
const LIBRARIES = ['react', 'react-dom', 'react-router-dom', 'styled-components'];
/** Not in the published kit, or not in a page. */
const LEFT_OUT = /\.(test|stories)\.tsx?$|[\\/](testing|\.storybook)[\\/]/;

/** The hash of what pages are rendered with, besides the sources of a remote: of a build of the shell, or of the HTML of a page. */
export function kitStamp(): string {
  const hash = createHash('sha256');
  for (const name of SOURCES) {
    const folder = join(packageFolder(name), 'src');
    const files = globSync('**/*.{ts,tsx,json}', { cwd: folder }).filter((file) => !LEFT_OUT.test(`/${file}`));
    for (const file of files.toSorted()) hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  for (const name of LIBRARIES) {
    const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as {
      version: string;
    };
    hash.update(`${name}@${version}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
