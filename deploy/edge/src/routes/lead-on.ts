import { matchArea, spellRoute, toPagePath } from '@declic/remote-kit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/composition';
import type { ReleasedPage } from '../pages/page-files';

/**
 * The path of a page that no route has in these letters: `/fr/Legal` is `/fr/legal`. The router of a browser makes no difference, so that
 * such a page would be shown, with 404.
 */
export function findSpelling({ remotes }: Pick<Composition, 'remotes'>, path: string): string | undefined {
  return remotes
    .map((remote) => ({ remote, spelled: spellRoute(remote.preload, path) }))
    .find(({ remote, spelled }) => spelled !== undefined && matchArea(remotes, spelled)?.remote === remote)?.spelled;
}

/** The path that a page wants to be known by, where that has another slash at its end. */
export function findCanonical({ head }: Pick<ReleasedPage, 'head'>, path: string): string | undefined {
  const { canonical = path } = head;
  return canonical !== path && toPagePath(canonical) === toPagePath(path) ? canonical : undefined;
}

/** Asked for again each time: a later release may have a page there. */
export function leadOn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const target = request.raw.url ?? '';
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : '';
  const address = path.split('/').map(encodeURIComponent).join('/');
  return reply.header('cache-control', 'no-cache').redirect(address + query, 301);
}
