import type { FastifyRequest } from 'fastify';
import { choicesIn } from './choices';

/**
 * Whether a browser shows the answer as a page: a link, an address or a form without JavaScript. Current browsers send
 * `Sec-Fetch-Mode: navigate`; older ones are recognised by their Accept header.
 */
export function opensPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return choicesIn(headers.accept).includes('text/html');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** French and Spanish have pages of their own; all other languages get the English ones. */
export function pageLanguage(acceptLanguage: string | undefined): 'fr' | 'es' | 'en' {
  const preferred = choicesIn(acceptLanguage)[0]?.split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
