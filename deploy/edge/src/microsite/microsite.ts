import { isWithin, onlySite } from '@declic/remote-kit/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/composition';
import { readRequestPath } from '../http/request-path';

/** The area that is the whole site on the host that `WORKSHOPS_HOST` names. */
export const MICROSITE_HOME = '/workshops';

/** What its pages call and load, besides themselves. Icons and other files of the shell are at the root. */
const OWN_SPACES = [
  '/api/workshops',
  '/api/releases/composition',
  '/api/releases/beacons',
  '/remotes',
  '/shell',
  '/healthz',
];
const FOR_SEARCH_ENGINES = ['/robots.txt', '/sitemap.xml', '/sitemap-workshops.xml'];
const ROOT_FILE = /^\/[\w@-][\w@.-]*\.(?:svg|png|ico|webmanifest)$/;

/** Whether a request came to the host of the microsite. */
export function isMicrosite({ hostname }: Pick<FastifyRequest, 'hostname'>, host: string | undefined): boolean {
  return host !== undefined && hostname.toLowerCase() === host;
}

/** On the host of the microsite nothing else of the product can be reached, and its page is at the root alone. */
export function addMicrosite(app: FastifyInstance, host: string | undefined): void {
  if (host === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isMicrosite(request, host)) return undefined;
    const { path } = readRequestPath(request.raw.url ?? '/');
    if (path === MICROSITE_HOME || path === `${MICROSITE_HOME}/`) return reply.redirect(`/${queryOf(request)}`, 308);
    // What has no route ends there by itself, and calling it a second time would not reach the handler.
    return isOwnPath(path) || request.is404 ? undefined : reply.callNotFound();
  });
}

/** What such a page is made of. */
export function forMicrosite(composition: Composition): Composition {
  return { ...composition, remotes: onlySite(composition.remotes, MICROSITE_HOME) };
}

/** The path of the route that has the page of an address: the page of a site is at the root as well. */
export function toRoutePath({ path, site }: { readonly path: string; readonly site?: string | undefined }): string {
  return site !== undefined && path === '/' ? site : path;
}

/** Whether the host of the microsite answers for a path. */
export function isOwnPath(path: string): boolean {
  if (path === '/' || ROOT_FILE.test(path)) return true;
  return [MICROSITE_HOME, ...FOR_SEARCH_ENGINES, ...OWN_SPACES].some((space) => isWithin(path, space));
}

function queryOf({ raw }: FastifyRequest): string {
  const target = raw.url ?? '';
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}
