import { INTEGRITY_FILE, type ReleaseFile, type ReleaseManifest } from '@declic/remote-kit/contract';
import type { ShellManifest } from '../../pipeline/manifest';

/** The hashes of the modules among the files of a release, by path. */
export function moduleIntegrity(files: readonly ReleaseFile[]): Record<string, string> {
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  return Object.fromEntries(modules.map(({ path, integrity }) => [path, integrity]));
}

/** The same of the shell, with its page: the edge refuses another one that was written to the store. */
export function shellIntegrity({ entry, files }: Pick<ShellManifest, 'entry' | 'files'>): Record<string, string> {
  const page = files.find(({ path }) => path === entry);
  return { ...moduleIntegrity(files), ...(page && { [entry]: page.integrity }) };
}

/** The hash of the list of these hashes; nothing for a release that was built before there was such a list. */
export function listIntegrity(files: readonly ReleaseFile[]): { integrityList?: string } {
  const list = files.find(({ path }) => path === INTEGRITY_FILE);
  return list ? { integrityList: list.integrity } : {};
}

/** The pages that are there as HTML, each with its hash; nothing for a release without any. */
export function pageIntegrity({ pages, files }: Pick<ReleaseManifest, 'pages' | 'files'>) {
  if (!pages) return {};
  const integrity = new Map(files.map((file) => [file.path, file.integrity]));
  const known = Object.entries(pages).flatMap(([path, file]) => {
    const hash = integrity.get(file);
    return hash === undefined ? [] : [[path, { file, integrity: hash }] as const];
  });
  return { pages: Object.fromEntries(known) };
}

/** The program that renders pages from live data, with its hash; nothing for a release without one. */
export function programIntegrity({ livePages, files }: Pick<ReleaseManifest, 'livePages' | 'files'>) {
  const file = livePages && files.find(({ path }) => path === livePages.program);
  if (!file) return {};
  return { livePages: { program: { file: file.path, integrity: file.integrity }, paths: livePages.paths } };
}
