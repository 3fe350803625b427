import { INTEGRITY_FILE, type IntegrityList } from '@declic/remote-kit/host';
import { importMaps, type ImportMaps } from './import-maps';

/** One attempt to load a version of a remote. */
export interface Attempt {
  /** The address of its entry module, as a composition names it. */
  readonly entry: string;
  /** The address that is imported: another one for each attempt. */
  readonly address: string;
  readonly isFirst: boolean;
  /** The hash of its `integrity.json`. */
  readonly integrityList: string | undefined;
}

/**
 * Sees to it that no file of a version runs unless it is what was released, before anything of it is imported. Versions without a list
 * of hashes, such as those of a dev server, are left alone.
 *
 * @throws Error when the list does not load or is not the released one.
 */
export async function checkFiles(attempt: Attempt, maps: ImportMaps): Promise<void> {
  const folder = folderOf(attempt.entry);
  if (maps.hashOf(attempt.entry) === undefined) await addHashes(attempt, folder, maps);
  const hash = maps.hashOf(attempt.entry);
  if (hash === undefined || attempt.isFirst) return;
  await repairFiles(maps);
  // Its chunks have the same addresses as before, the entry has not.
  maps.add({ [attempt.address]: hash });
}

async function addHashes({ integrityList, isFirst }: Attempt, folder: string, maps: ImportMaps): Promise<void> {
  if (integrityList === undefined) return;
  const { integrity, preload } = await readList(`${folder}${INTEGRITY_FILE}`, integrityList, isFirst);
  maps.add(Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [`${folder}${path}`, hash])));
  // All at once: one would lead to the next.
  for (const path of preload['*'] ?? []) preloadModule(`${folder}${path}`, integrity[path]);
}

async function readList(address: string, integrity: string, isFirst: boolean): Promise<IntegrityList> {
  const response = await fetch(address, { integrity, cache: isFirst ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as IntegrityList; // it is what the build wrote: its hash is right
}

function preloadModule(href: string, integrity: string | undefined): void {
  if (!href.endsWith('.js')) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/**
 * For Retry. Files are kept by the browser for a year: one that was damaged when it was asked for would stay so in this browser, so it
 * is asked for again. The shell's are among them, because remotes load some of those.
 */
export async function repairFiles(maps = importMaps): Promise<void> {
  await Promise.all(
    Object.entries(maps.all).map(async ([address, integrity]) => {
      const kept = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
      if (!kept?.ok) return;
      const isIntact = await fetch(address, { cache: 'force-cache', integrity }).then(
        () => true,
        () => false,
      );
      if (!isIntact) await fetch(address, { cache: 'reload' }).catch(() => undefined);
    }),
  );
}

/** `/remotes/<name>/<version>/`. An entry elsewhere has no files beside it that anything is known of. */
function folderOf(entry: string): string {
  return /^\/remotes\/[^/]+\/[^/]+\//.exec(entry)?.[0] ?? entry;
}
