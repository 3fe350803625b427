import type { IncomingMessage } from 'node:http';
import { isLoopback } from './proxy-to-edge.ts';

/** The remotes that a browser takes from dev servers, until then. */
export interface DevPreview {
  /** The origin of each dev server, by the name of its remote. */
  readonly sources: ReadonlyMap<string, string>;
  readonly expiresAt: Date;
}

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

const LIFETIME_MS = 8 * 3_600_000;
const NAME = /^mf-[a-z][a-z0-9-]{0,60}$/;

/** Why an address that begins a preview is not followed; undefined when it is. */
export function previewFault({ headers, socket }: Asked): string | undefined {
  const host = `http://${headers.host ?? ''}`;
  // The name, too: one that leads to this machine may belong to another site.
  if (!URL.canParse(host) || !isLoopback(host) || !isLocal(socket.remoteAddress))
    return 'Remotes of dev servers are shown on localhost only.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none' && site !== 'same-origin')
    return 'Another page led here. Enter the address yourself.';
  return undefined;
}

/**
 * What `?mf-flow=http://localhost:5173&…` names.
 *
 * @throws Error for anything that is no remote, or no origin of this machine.
 */
export function readSources(query: URLSearchParams): ReadonlyMap<string, string> {
  const sources = new Map([...query].map(([name, address]) => [checkName(name), toOrigin(address)]));
  if (sources.size === 0) throw new Error('Name a remote and its dev server: /preview?mf-flow=http://localhost:5173');
  return sources;
}

export function devPreviewCookie(port: string, sources: ReadonlyMap<string, string>, now = Date.now()): string {
  const expiresAt = now + LIFETIME_MS;
  const value = new URLSearchParams([['expires', String(expiresAt)], ...sources]);
  return `${nameOf(port)}=${encodeURIComponent(String(value))}; Max-Age=${LIFETIME_MS / 1000}; ${ATTRIBUTES}`;
}

export function noDevPreviewCookie(port: string): string {
  return `${nameOf(port)}=; Max-Age=0; ${ATTRIBUTES}`;
}

/** What this browser was shown last. Every other server of this machine can set its cookies, so it is checked again. */
export function readDevPreview(port: string, cookies: string | undefined, now = Date.now()): DevPreview | undefined {
  const pair = cookies?.split('; ').find((it) => it.startsWith(`${nameOf(port)}=`));
  if (pair === undefined) return undefined;
  try {
    const query = new URLSearchParams(decodeURIComponent(pair.slice(nameOf(port).length + 1)));
    const expiresAt = new Date(Number(query.get('expires')));
    query.delete('expires');
    return expiresAt.getTime() > now ? { sources: readSources(query), expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

/** Ports of one host share their cookies. */
function nameOf(port: string): string {
  return `declic_dev_remotes_${port}`;
}

function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no remote.`);
  return name;
}

function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin = url && [url.origin, `${url.origin}/`].includes(address) && /^https?:$/.test(url.protocol);
  if (!isOrigin || !isLoopback(address))
    throw new Error(
      `${JSON.stringify(address)} is no dev server of this machine: use one such as http://localhost:5173.`,
    );
  return url.origin;
}

function isLocal(address: string | undefined): boolean {
  return address !== undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}
