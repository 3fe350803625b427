import { isReleaseFile } from '@declic/nest-kit/release-files';
import type { FastifyInstance } from 'fastify';
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
    try {
      await cache.fill({ name, version }, path);
      return undefined;
    } catch (error) {
      request.log.error({ err: error }, 'the file cannot be read from the store');
      reply.header('retry-after', '1');
      return sendProblem(reply, {
        status: 503,
        code: 'service_unavailable',
        title: 'This file is not available right now.',
      });
    }
  });
}
