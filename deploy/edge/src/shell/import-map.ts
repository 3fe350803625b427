import { matchArea, ONLY_MAP_ATTRIBUTE, type RemoteArea } from '@declic/remote-kit/contract';
import type { ComposedRemote, Composition } from '../composition/composition';
import { jsonForScript } from './escape';

/** Hashes of modules by their address on this origin. */
export type ModuleHashes = Readonly<Record<string, string>>;

export interface PageMap {
  readonly integrity: ModuleHashes;
  /** The browser takes no map after the first module, so the page has to do with this one. */
  readonly isOnlyOne: boolean;
}

/**
 * The hashes of every module of the shell and of the remote that answers for the path, to which the page adds those of another remote
 * before it loads any code of it. Where the browser takes no later map, the hashes of all remotes. On a public page, those that are
 * only for who is signed in are left out, and on one of the site, whose document is to be small, those of what is not the site (to
 * sign in): a visitor who goes on to one of them loads its modules with the hashes of its own list.
 */
export function pageMap(
  shell: ModuleHashes,
  composition: Composition | undefined,
  path: string,
  takesLaterMaps: boolean,
): PageMap {
  const remotes = composition?.remotes ?? [];
  const { remote: routed, area } = matchArea(remotes, path) ?? {};
  const reachable = area?.access === 'public' ? remotes.filter((remote) => isReachableFrom(area, remote)) : remotes;
  const described = takesLaterMaps ? [routed].filter((remote) => remote !== undefined) : reachable;
  return {
    integrity: Object.assign({}, shell, ...described.map(hashesOf)) as ModuleHashes,
    isOnlyOne: !takesLaterMaps,
  };
}

function isReachableFrom(page: RemoteArea, { areas }: ComposedRemote): boolean {
  return areas.some(({ access, layout }) => access === 'public' && (page.layout !== 'site' || layout === 'site'));
}

export function importMapTag({ integrity, isOnlyOne }: PageMap, nonce: string): string {
  if (Object.keys(integrity).length === 0) return '';
  const mark = isOnlyOne ? ` ${ONLY_MAP_ATTRIBUTE}` : '';
  return `<script type="importmap" nonce="${nonce}"${mark}>${jsonForScript({ integrity })}</script>`;
}

function hashesOf({ name, version, integrity }: ComposedRemote): ModuleHashes {
  const modules = Object.entries(integrity).filter(([path]) => path.endsWith('.js'));
  return Object.fromEntries(modules.map(([path, hash]) => [`/remotes/${name}/${version}/${path}`, hash]));
}

const LINKED_SCRIPT = /<script\b(?![^>]*\sintegrity=)[^>]*\ssrc="([^"]+)"/gi;

/** The document with the hash at each script that it links to, for browsers that check no import map. */
export function withIntegrity(html: string, shell: ModuleHashes): string {
  return html.replace(LINKED_SCRIPT, (tag, address: string) => {
    const hash = shell[address];
    return hash === undefined ? tag : `${tag} integrity="${hash}"`;
  });
}
