import { INTEGRITY_FILE, type IntegrityList, routePreload } from '@declic/remote-kit/host';
import { importMaps, type ImportMaps } from './import-maps';

/** One attempt to load a version of a remote. */
export interface Attempt {
  /** The address of its entry module, as a composition names it. */
  readonly entry: string;
  /** The address that is imported: another one for each attempt. */
  readonly address: string;
  readonly isFirst: boolean;
  /** The path that is being opened. */
  readonly path: string;
  /** The hash of its `integrity.json`. */
  readonly integrityList: string | undefined;
}

/** A Retry waits this long for each answer about a file that may be damaged. */
const REPAIR_TIMEOUT_MS = 3_000;

/** Versions whose hashes are being added, by their entry. */
const adding = new Map<string, Promise<void>>();

/**
 * Begins to download what a page of a version needs, and runs nothing of it. The import that may follow joins the download; when that
 * has failed, it begins anew.
 */
export function preloadFiles(version: Omit<Attempt, 'address' | 'isFirst'>, maps: ImportMaps): void {
  addHashesOnce({ ...version, isFirst: true }, maps).catch(() => undefined);
}

/**
 * Sees to it that no file of a version runs unless it is what was released, before anything of it is imported. Versions without a list
 * of hashes, such as those of a dev server, are left alone.
 *
 * @throws Error when the list does not load or is not the released one.
 */
export async function checkFiles(attempt: Attempt, maps: ImportMaps): Promise<void> {
  const { entry, address, isFirst } = attempt;
  if (!isFirst && maps.hashOf(entry) !== undefined) await repairFiles(maps);
  await addHashesOnce(attempt, maps);
  const hash = maps.hashOf(entry);
  if (hash === undefined || isFirst) return;
  // Its chunks have the same addresses as before, the entry has not.
  maps.add({ [address]: hash });
  if (!maps.covers(address)) preloadModule(address, hash);
}

async function addHashesOnce(attempt: Omit<Attempt, 'address'>, maps: ImportMaps): Promise<void> {
  const { entry, integrityList, isFirst } = attempt;
  if (integrityList === undefined || !needsList(attempt, maps)) return;
  // A retry does not wait for what may never answer.
  const begun = isFirst ? adding.get(entry) : undefined;
  if (begun && (await succeeds(begun))) return;
  const added = addHashes({ ...attempt, integrityList }, maps);
  adding.set(entry, added);
  await added.finally(() => {
    if (adding.get(entry) === added) adding.delete(entry);
  });
}

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );

/** For the hashes; where the page's one map has them already, for what is to be preloaded. */
function needsList({ entry, isFirst }: Pick<Attempt, 'entry' | 'isFirst'>, maps: ImportMaps): boolean {
  if (!isFirst) return !maps.covers(entry);
  return maps.isOnlyOne ? !isPreloaded(entry) : maps.hashOf(entry) === undefined;
}

async function addHashes(
  { entry, integrityList, isFirst, path: opened }: Omit<Attempt, 'address'> & { integrityList: string },
  maps: ImportMaps,
): Promise<void> {
  const folder = toReleaseFolder(entry);
  const { integrity, preload } = await readList(`${folder}${INTEGRITY_FILE}`, integrityList, isFirst);
  maps.add(Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [`${folder}${path}`, hash])));
  // All at once, where one would lead to the next. A module that no map covers is checked only if it is preloaded.
  const paths = new Set([...routePreload(preload, opened), ...(maps.covers(entry) ? [] : Object.keys(integrity))]);
  for (const path of paths) if (path.endsWith('.js')) preloadModule(`${folder}${path}`, integrity[path]);
}

/** Whether the page has begun to load it: its own remote, and what that needs, is preloaded by the edge. */
export function isPreloaded(address: string): boolean {
  return document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(address)}"]`) !== null;
}

async function readList(address: string, integrity: string, isFirst: boolean): Promise<IntegrityList> {
  const response = await fetch(address, { integrity, cache: isFirst ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as IntegrityList; // it is what the build wrote: its hash is right
}

function preloadModule(href: string, integrity: string | undefined): void {
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
  await Promise.all(Object.entries(maps.all).map(([address, integrity]) => repairFile(address, integrity)));
}

async function repairFile(address: string, integrity: string): Promise<void> {
  const kept = await fetchInTime(address, { cache: 'only-if-cached', mode: 'same-origin' });
  if (!kept?.ok || (await fetchInTime(address, { cache: 'force-cache', integrity }))) return;
  await fetchInTime(address, { cache: 'reload' });
}

/** Undefined when it fails, or is late: while a file is on its way, Chromium answers nothing about it from its cache for 20 s. */
function fetchInTime(address: string, options: RequestInit): Promise<Response | undefined> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(REPAIR_TIMEOUT_MS) }).catch(() => undefined);
}

/** `/remotes/<name>/<version>/`. An entry elsewhere has no files beside it that anything is known of. */
function toReleaseFolder(entry: string): string {
  return /^\/remotes\/[^/]+\/[^/]+\//.exec(entry)?.[0] ?? entry;
}
