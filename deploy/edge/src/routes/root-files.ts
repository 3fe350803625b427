import type { FastifyReply } from 'fastify';
import type { ShellRelease } from '../shell/shell-release';

const HOUR_S = 3600;
const PLAIN_FILE = /^\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*\.[a-z0-9]+$/;

/**
 * Icons and other plain files of the shell have an address at the root as well, such as `/favicon.svg`: the page's version
 * answers. Undefined when the path is none of them.
 */
export async function sendRootFile(
  reply: FastifyReply,
  path: string,
  readShell: () => Promise<ShellRelease | undefined>,
): Promise<FastifyReply | undefined> {
  if (!PLAIN_FILE.test(path) || path === '/index.html') return undefined;
  const shell = await readShell();
  if (!shell?.files.has(path.slice(1))) return undefined;
  return reply
    .header('cache-control', `public, max-age=${HOUR_S}`)
    .sendFile(`${shell.version}${path}`, { cacheControl: false });
}
