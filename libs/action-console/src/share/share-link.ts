import { isRecord } from '@declic/action-input';
import type { InputSchema } from '@declic/action-input';
import type { Payload } from '../payload/payload';
import { compress, decompress } from './compression';

/** Characters of a link that programs pass on unharmed. */
export const LONGEST_LINK = 8_000;
/** Above it the parameters are compressed. */
const LONGEST_PLAIN = 1_500;
/** Bytes of what a link unpacks to: a short one can hold a lot. */
const LARGEST_CONTENT = 200_000;

const PLAIN = '#input=';
const COMPRESSED = '#input-z=';

/**
 * The parameters of a call, in the fragment of the address: browsers send it to no server. Null when they do not fit into a link.
 *
 * @param address what the link has before the fragment.
 */
export async function writeLink(address: string, slug: string, input: Payload): Promise<string | null> {
  const text = JSON.stringify({ version: 1, slug, input });
  if (new TextEncoder().encode(text).length > LARGEST_CONTENT) return null;
  const link = address + (await writeFragment(text));
  return link.length > LONGEST_LINK ? null : link;
}

async function writeFragment(text: string): Promise<string> {
  const plain = PLAIN + toBase64Url(new TextEncoder().encode(text));
  return plain.length <= LONGEST_PLAIN ? plain : COMPRESSED + toBase64Url(await compress(text));
}

export type OpenedLink =
  | { readonly kind: 'parameters'; readonly input: Payload; readonly unknown: readonly string[] }
  /** In words. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Whether a fragment says that it holds parameters. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(PLAIN) || fragment.startsWith(COMPRESSED);
}

/** Reads what another person, or program, wrote into a link: nothing in it is trusted, and nothing in it runs. */
export async function readFragment(fragment: string, slug: string, { params }: InputSchema): Promise<OpenedLink> {
  if (fragment.length > LONGEST_LINK) return refused('it is longer than 8,000 characters');
  const content = await parse(fragment).catch(() => null);
  if (!isRecord(content) || content['version'] !== 1 || !isRecord(content['input'])) return refused('it is damaged');
  if (content['slug'] !== slug) return refused('it is for another action');
  const entries = Object.entries(content['input']);
  const known = new Set(params.map(({ key }) => key));
  const input = Object.fromEntries(entries.filter(([key]) => known.has(key)));
  return { kind: 'parameters', input, unknown: entries.flatMap(([key]) => (known.has(key) ? [] : [key])) };
}

function refused(reason: string): OpenedLink {
  return { kind: 'refused', reason: `The link could not be opened: ${reason}.` };
}

async function parse(fragment: string): Promise<unknown> {
  const isPlain = fragment.startsWith(PLAIN);
  const bytes = fromBase64Url(fragment.slice((isPlain ? PLAIN : COMPRESSED).length));
  const text = isPlain
    ? new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    : await decompress(bytes, LARGEST_CONTENT);
  return JSON.parse(text) as unknown;
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
