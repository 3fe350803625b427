import { SITEMAP_PATHS } from '@declic/nest-kit/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';
import { sendProblem } from '../http/problem';
import { publicOrigin } from '../http/public-origin';
import { isMicrosite, isOwnPath } from '../microsite/microsite';
import { ReleasedSitemaps, type SitemapSource } from './released-sitemaps';
import { robotsText } from './robots-text';
import { pageSitemap, sitemapIndex } from './sitemap-xml';

const PAGES = '/sitemap-pages.xml';
const CACHE = 'public, max-age=3600';
const RETRY_SECONDS = '5';

export interface SearchEngineRoutesOptions extends SitemapSource {
  compositions: Pick<CompositionSource, 'current'>;
  workshopsHost: string | undefined;
  publicOrigin: string | undefined;
}

/**
 * What search engines read first: `/robots.txt`, and `/sitemap.xml` with the sitemaps of the remotes' pages and of the services that
 * have one in the contract. All addresses are of the public origin, or of the microsite
 * that was asked.
 */
export function addSearchEngineRoutes(app: FastifyInstance, options: SearchEngineRoutesOptions): void {
  const { compositions, workshopsHost } = options;
  const sitemaps = new ReleasedSitemaps(options);
  // A microsite is known by its own name.
  const originOf = (request: FastifyRequest) =>
    publicOrigin(request, isMicrosite(request, workshopsHost) ? undefined : options.publicOrigin);

  app.get('/robots.txt', (request, reply) => send(reply, 'text/plain', robotsText(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const all = [PAGES, ...SITEMAP_PATHS];
    const paths = isMicrosite(request, workshopsHost) ? all.filter(isOwnPath) : all;
    return send(reply, 'application/xml', await sitemapIndex(originOf(request), paths));
  });
  app.get(PAGES, async (request, reply) => {
    const composition = await compositions.current();
    const files = composition && (await sitemaps.find(composition.remotes));
    if (!files) return sendUnknown(reply);
    const text = await pageSitemap(originOf(request), files);
    return text === undefined ? reply.callNotFound() : send(reply, 'application/xml', text);
  });
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', CACHE).type(`${type}; charset=utf-8`).send(text);
}

/** An empty list would be taken for pages that are gone. */
function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('retry-after', RETRY_SECONDS), {
    status: 503,
    code: 'service_unavailable',
    title: 'The list of pages is not available right now.',
  });
}
