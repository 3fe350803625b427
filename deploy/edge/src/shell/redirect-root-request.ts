import type { FastifyRequest } from 'fastify';
import { choicesIn } from '../http/choices';
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
  return `/${landingLanguage(headers['accept-language'])}/${query === -1 ? '' : request.url.slice(query)}`;
}

/** Current browsers send `Sec-Fetch-Mode: navigate`; older ones are recognised by their Accept header. */
function opensPage({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return choicesIn(headers.accept).includes('text/html');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** French and Spanish have landing pages of their own; all other languages get the English one. */
function landingLanguage(acceptLanguage: string | undefined): 'fr' | 'es' | 'en' {
  const preferred = choicesIn(acceptLanguage)[0]?.split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
