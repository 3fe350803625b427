import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import { isRemote, type Manifest } from '../pipeline/manifest';
import { FILE_CONTENT, integrityListOf } from './a-release';

/** Stores the files of a release as an upload does. Names that lead out of the folder are left to the service to refuse. */
export function putIntoStore(
  folder: string,
  manifest: Manifest,
  contents: Readonly<Record<string, string>> = {},
): void {
  const { name, version, files } = manifest;
  if (`${name}/${version}`.includes('..')) return;
  const write = (path: string, content: string) => {
    const file = join(folder, name, version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const built: Record<string, string> = {
    ...(isRemote(manifest) && { [INTEGRITY_FILE]: integrityListOf(manifest) }),
    ...contents,
  };
  for (const { path, bytes } of files) write(path, built[path] ?? FILE_CONTENT.slice(0, bytes));
  write('release.json', JSON.stringify(manifest));
}
