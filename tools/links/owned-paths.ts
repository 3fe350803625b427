import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes } from '../release/remotes.ts';
import { routePatterns } from '../vite/remote/preload-per-route.ts';

/** Where nothing of a page is: files and pages that the edge itself answers. */
const EDGE = ['/remotes/*', '/preview/*', '/dev/mailbox', '/favicon.svg', '/result-frame.html'];

/** The route patterns of every remote, by name. `/` is the shell's as well, which leads on from it. */
export async function pagePatterns(root: string): Promise<Map<string, readonly string[]>> {
  const remotes = await Promise.all(
    listRemotes(root).map(async (name) => [name, await routePatterns(join(root, name), './src/remote.tsx')] as const),
  );
  return new Map(remotes);
}

/** The addresses of the API: `/api/accounts/me`, `/v1/actions/{slug}`. */
export function apiPatterns(root: string): readonly string[] {
  const document = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8')) as { paths: object }; // generated and linted by openapi/
  return [...Object.keys(document.paths).map((path) => path.replace(/\{[^}]+\}/g, ':x')), ...EDGE];
}

/** Whether an address can be one of a pattern's. A computed part fits every part, and the rest only itself. */
export function fits(address: string, pattern: string): boolean {
  const parts = split(address);
  const wanted = split(pattern);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  return (
    (isOpen ? parts.length >= wanted.length : parts.length === wanted.length) &&
    wanted.every((part, index) => part.startsWith(':') || isComputed(parts[index]) || part === parts[index])
  );
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function isComputed(part: string | undefined): boolean {
  return part?.startsWith(':') ?? false;
}
