import { isRecord } from '@declic/openapi/json';
import { matchArea } from './match-area.ts';
import { isHtmlArea } from './prerendered-page.ts';
import type { RemoteArea } from './remote-manifest.ts';

const layouts = ['app', 'site', 'bare'];
const accesses = ['public', 'signed-in'];
const languages = ['en', 'fr', 'es'];

/** What is wrong with a manifest, in words, one entry per fault; an empty list means it can be trusted as a `RemoteManifest`. */
export function manifestFaults(manifest: unknown): readonly string[] {
  if (!isRecord(manifest)) return ['The manifest is not an object.'];
  return [
    ...idFaults(manifest['id']),
    ...['owner', 'title'].filter((key) => !isText(manifest[key])).map((key) => `${key} is missing.`),
    ...listFaults('areas', manifest['areas'], areaFaults),
    ...(Array.isArray(manifest['areas']) && manifest['areas'].length === 0 ? ['areas is empty.'] : []),
    ...listFaults('nav', manifest['nav'], navFaults),
    ...pageFaults('prerender', manifest['prerender'] ?? [], manifest['areas']),
    ...pageFaults('live', manifest['live'] ?? [], manifest['areas']),
  ];
}

/** Pages that are HTML. Those that are rendered from live data may have parameters. */
function pageFaults(list: 'prerender' | 'live', paths: unknown, areas: unknown): string[] {
  if (!Array.isArray(paths)) return [`${list} is not a list.`];
  return paths.flatMap((path: unknown, index) => {
    const fixed = list === 'live' && typeof path === 'string' ? path.replace(/\/:(?=\w)/g, '/') : path;
    const faults = pathFaults(fixed, `${list}[${index}]`);
    // Areas that are wrong are named anyway.
    if (faults.length > 0 || !Array.isArray(areas) || !areas.every(isArea)) return faults;
    const { area } = matchArea([{ areas }], String(path)) ?? {};
    if (area && isHtmlArea(area)) return [];
    return [`${list}[${index}] must be in an area with layout site and access public, not ${JSON.stringify(path)}.`];
  });
}

function isArea(area: unknown): area is RemoteArea {
  return isRecord(area) && areaFaults(area, '').length === 0;
}

function idFaults(id: unknown): string[] {
  const isProjectName = typeof id === 'string' && /^mf-[a-z][a-z0-9-]*$/.test(id);
  return isProjectName ? [] : [`id must be a project name such as "mf-workshops", not ${JSON.stringify(id)}.`];
}

function areaFaults(area: Record<string, unknown>, at: string): string[] {
  return [
    ...pathFaults(area['path'], `${at}.path`),
    ...reservedFaults(area['path'], `${at}.path`),
    ...(layouts.includes(String(area['layout'])) ? [] : [`${at}.layout must be one of ${layouts.join(', ')}.`]),
    ...(accesses.includes(String(area['access'])) ? [] : [`${at}.access must be one of ${accesses.join(', ')}.`]),
    ...needsKeyFaults(area, at),
    ...languageFaults(area['lang'], `${at}.lang`),
  ];
}

/** What the edge answers itself, or gives to services, also in other spellings: a page there would never be seen. */
const RESERVED = /^\/(?:api\/.|(?:v1|docs|remotes|shell|assets|operate|preview|dev|healthz)(?:\/|$))/i;

function reservedFaults(path: unknown, at: string): string[] {
  return typeof path === 'string' && RESERVED.test(path)
    ? [`${at} ${JSON.stringify(path)} is reserved: the edge answers there itself.`]
    : [];
}

function languageFaults(lang: unknown, at: string): string[] {
  const isKnown = lang === undefined || languages.some((language) => language === lang);
  return isKnown ? [] : [`${at} must be one of ${languages.join(', ')}.`];
}

function needsKeyFaults({ needsKey = false, access }: Record<string, unknown>, at: string): string[] {
  if (typeof needsKey !== 'boolean') return [`${at}.needsKey must be true or false.`];
  // An API key belongs to a signed-in user.
  return needsKey && access !== 'signed-in' ? [`${at}.needsKey goes with access signed-in only.`] : [];
}

function navFaults(entry: Record<string, unknown>, at: string): string[] {
  const when = entry['when'] ?? [];
  return [
    ...(isText(entry['label']) ? [] : [`${at}.label is missing.`]),
    ...pathFaults(entry['to'], `${at}.to`),
    ...(Array.isArray(when)
      ? when.flatMap((path, index) => pathFaults(path, `${at}.when[${index}]`))
      : [`${at}.when must be a list.`]),
  ];
}

function pathFaults(path: unknown, at: string): string[] {
  const isAbsolute =
    typeof path === 'string' &&
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !/[*:?#%\\\s]|\/\.\.?(?:\/|$)/.test(path);
  return isAbsolute ? [] : [`${at} must be an absolute path without parameters, not ${JSON.stringify(path)}.`];
}

function listFaults(
  name: string,
  list: unknown,
  findFaults: (item: Record<string, unknown>, at: string) => string[],
): string[] {
  if (!Array.isArray(list)) return [`${name} is not a list.`];
  return list.flatMap((item: unknown, index) => {
    const at = `${name}[${index}]`;
    return isRecord(item) ? findFaults(item, at) : [`${at} is not an object.`];
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
