import { matchArea } from '@declic/remote-kit/contract';
import type { ComposedRemote, Composition } from '../composition/composition';
import { jsonForScript } from './escape';

/** Hashes of modules by their address on this origin. */
export type ModuleHashes = Readonly<Record<string, string>>;

/**
 * The import map of a page: the hashes of every module of its shell and of the remote that answers for its path. The shell adds those
 * of another remote before it loads any code of it. It stands before the first module, because Firefox ignores a later one.
 */
export function importMapTag(shell: ModuleHashes, remote: ComposedRemote | undefined, nonce: string): string {
  const integrity = { ...shell, ...(remote && hashesOf(remote)) };
  if (Object.keys(integrity).length === 0) return '';
  return `<script type="importmap" nonce="${nonce}">${jsonForScript({ integrity })}</script>`;
}

export function routedRemote(composition: Composition | undefined, path: string): ComposedRemote | undefined {
  return composition && matchArea(composition.remotes, path)?.remote;
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
