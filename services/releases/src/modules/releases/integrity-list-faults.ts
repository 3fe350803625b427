import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@declic/openapi/json';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import type { RemoteManifest } from '../../pipeline/manifest';
import { moduleIntegrity } from './integrity';

const NAMED_FAULTS = 10;

/** Where an `integrity.json` says something else than the manifest of its release; empty when both agree. */
export function integrityListFaults(manifest: Pick<RemoteManifest, 'files' | 'preload'>, text: string): string[] {
  const list = parseList(text);
  if (!list) return [`${INTEGRITY_FILE} holds no lists \`integrity\` and \`preload\``];
  const released = moduleIntegrity(manifest.files);
  const faults = [
    ...Object.entries(released).flatMap(([path, hash]) => moduleFault(path, hash, list.integrity)),
    ...Object.keys(list.integrity)
      .filter((path) => !Object.hasOwn(released, path))
      .map((path) => `${INTEGRITY_FILE} names ${path}, which is no module of the release`),
    ...routesThatDiffer(manifest.preload, list.preload).map(
      (route) => `${INTEGRITY_FILE} preloads other files for ${route} than the manifest`,
    ),
  ];
  const more = faults.length - NAMED_FAULTS;
  return more > 0 ? [...faults.slice(0, NAMED_FAULTS), `and ${more} more of this kind`] : faults;
}

type Members = Readonly<Record<string, unknown>>;

function moduleFault(path: string, hash: string, listed: Members): string[] {
  if (!Object.hasOwn(listed, path)) return [`${INTEGRITY_FILE} lacks ${path}`];
  return listed[path] === hash ? [] : [`${INTEGRITY_FILE} has another hash for ${path} than its content`];
}

function routesThatDiffer(expected: Members, listed: Members): string[] {
  const routes = new Set([...Object.keys(expected), ...Object.keys(listed)]);
  const filesOf = (lists: Members, route: string) => (Object.hasOwn(lists, route) ? lists[route] : undefined);
  return [...routes].filter((route) => !isDeepStrictEqual(filesOf(expected, route), filesOf(listed, route)));
}

/** The client of an upload may have sent anything. */
function parseList(text: string): { integrity: Members; preload: Members } | null {
  try {
    const list: unknown = JSON.parse(text);
    if (!isRecord(list) || !isRecord(list['integrity']) || !isRecord(list['preload'])) return null;
    return { integrity: list['integrity'], preload: list['preload'] };
  } catch {
    return null;
  }
}
