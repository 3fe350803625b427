import type { FastifyRequest } from 'fastify';
import { choicesIn } from './choices';

const LANGUAGES = ['fr', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Whether a browser shows the answer as a page: a link, an address or a form without JavaScript. Current browsers send
 * `Sec-Fetch-Mode: navigate`; older ones are recognised by their Accept header.
 */
export function opensPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return choicesIn(headers.accept).includes('text/html');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** That of the page of ours with the form or the link, where its path names one; otherwise that of the browser. */
export function visitorLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const from = URL.parse(headers.referer ?? '');
  const language = LANGUAGES.find((each) => from?.host === headers.host && from?.pathname.startsWith(`/${each}/`));
  return language ?? pageLanguage(headers['accept-language']);
}

/** French and Spanish have pages of their own; all other languages get the English ones. */
export function pageLanguage(acceptLanguage: string | undefined): Language {
  const preferred = choicesIn(acceptLanguage)[0]?.split('-')[0];
  return preferred === 'fr' || preferred === 'es' ? preferred : 'en';
}
