import { INTEGRITY_FILE, type ReleaseFile } from '@declic/remote-kit/contract';

/** The hashes of the modules among the files of a release, by path. */
export function moduleIntegrity(files: readonly ReleaseFile[]): Record<string, string> {
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  return Object.fromEntries(modules.map(({ path, integrity }) => [path, integrity]));
}

/** The hash of the list of these hashes; nothing for a release that was built before there was such a list. */
export function listIntegrity(files: readonly ReleaseFile[]): { integrityList?: string } {
  const list = files.find(({ path }) => path === INTEGRITY_FILE);
  return list ? { integrityList: list.integrity } : {};
}
