import type { FastifyRequest } from 'fastify';
import { choicesIn } from '../http/choices';
import { isRobot } from './is-robot';

/**
 * Where `/` sends a browser before anything is loaded: to the dashboard on an `app.` host, otherwise to the landing page
 * in its language. Robots stay, and so does whoever does not ask for a page.
 */
export function rootRedirect(request: FastifyRequest): string | undefined {
  if (!opensPage(request)) return undefined;
  const { headers } = request;
  if (request.hostname.toLowerCase().startsWith('app.')) return '/dashboard';
  if (isRobot(headers['user-agent'])) return undefined;

  const query = request.url.indexOf('?');
  return `/${landingLanguage(headers['accept-language'])}/${query === -1 ? '' : request.url.slice(query)}`;
}

/** Browsers say that they navigate. Those that are too old for it can be told by what they ask for. */
function opensPage({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return choicesIn(headers.accept).includes('text/html');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** French and Spanish have their own pages; everybody else reads English. */
export function landingLanguage(acceptLanguage: string | undefined): 'fr' | 'es' | 'en' {
  const preferred = choicesIn(acceptLanguage)[0]?.split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
