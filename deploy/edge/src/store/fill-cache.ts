import { isReleaseFile, type ReleaseId } from '@declic/nest-kit/release-files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../http/problem';
import { readRequestPath } from '../http/request-path';
import type { ReleaseCache } from './release-cache';

const FILE = /^\/(?:remotes\/(?<remote>mf-[^/]+)|(?<shell>shell))\/(?<version>[^/]+)\/(?<path>.+)$/;

/** Fills the cache with the file that a request asks for, before the file server looks for it. */
export function fillCacheOnRequest(app: FastifyInstance, cache: ReleaseCache): void {
  app.addHook('onRequest', async (request, reply) => {
    const { remote, shell, version = '', path = '' } = FILE.exec(readRequestPath(request.url).path)?.groups ?? {};
    const name = remote ?? shell;
    if (name === undefined || !isReleaseFile({ name, version }, path)) return undefined;
    return fillOrRefuse(cache, { name, version }, path, reply);
  });
}

/** Undefined when there is nothing left to be fetched; otherwise the answer was sent. */
export async function fillOrRefuse(
  cache: Pick<ReleaseCache, 'fill'>,
  release: ReleaseId,
  path: string,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  try {
    await cache.fill(release, path);
    return undefined;
  } catch (error) {
    reply.log.error({ err: error }, 'the file cannot be read from the store');
    reply.header('retry-after', '1');
    return sendProblem(reply, {
      status: 503,
      code: 'service_unavailable',
      title: 'This file is not available right now.',
    });
  }
}
