import type { FastifyRequest } from 'fastify';

const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i;

/**
 * Where `/` sends a browser before anything is loaded: to the dashboard on an `app.` host, otherwise to the landing page
 * in its language. Bots stay. A browser that does not say that it navigates is redirected by the shell itself.
 */
export function rootRedirect(request: FastifyRequest): string | undefined {
  const { headers } = request;
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return undefined;
  if (request.hostname.toLowerCase().startsWith('app.')) return '/dashboard';
  if (BOT.test(headers['user-agent'] ?? '')) return undefined;

  const query = request.url.indexOf('?');
  return `/${landingLanguage(headers['accept-language'])}/${query === -1 ? '' : request.url.slice(query)}`;
}

/** French and Spanish have their own pages; everybody else reads English. */
export function landingLanguage(acceptLanguage: string | undefined): 'fr' | 'es' | 'en' {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .map(([tag = '', quality]) => ({
      language: tag.split('-')[0],
      quality: quality === undefined ? 1 : Number(quality),
    }))
    .filter(({ quality }) => quality > 0)
    .reduce<{ language: string | undefined; quality: number } | undefined>(
      (best, entry) => (best && best.quality >= entry.quality ? best : entry),
      undefined,
    );

  return preferred?.language === 'fr' || preferred?.language === 'es' ? preferred.language : 'en';
}
