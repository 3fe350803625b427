import type { FastifyRequest } from 'fastify';
import { opensPage, pageLanguage } from '../http/opens-page';
import { isRobot } from './is-robot';

/**
 * Redirect of `/`: to the dashboard on an `app.` host, otherwise to the landing page in the browser's language. Robots and
 * requests that are not page navigations are not redirected.
 */
export function redirectRootRequest(request: FastifyRequest): string | undefined {
  if (!opensPage(request)) return undefined;
  const { headers } = request;
  if (request.hostname.toLowerCase().startsWith('app.')) return '/dashboard';
  if (isRobot(headers['user-agent'])) return undefined;

  const query = request.url.indexOf('?');
  return `/${pageLanguage(headers['accept-language'])}/${query === -1 ? '' : request.url.slice(query)}`;
}
