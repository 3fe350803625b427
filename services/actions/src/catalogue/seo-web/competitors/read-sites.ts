import type { Web } from '../../../engine/ports';
import { RejectedInputError, UpstreamError } from '../../../engine/run-errors';
import { FieldReader, isJsonObject } from '../../../fields/read-fields';
import { fetchPage } from '../../../pages/fetch-page';
import { readBlocks } from '../../../pages/page-blocks';
import { parsePage } from '../../../pages/parse-page';
import { UnreadablePageError } from '../../../pages/unreadable-page-error';
import type { Language } from '../../../text/languages';
import type { Site } from './site-reading';

/** A site as the caller names it: by address, or with its pasted HTML. */
interface NamedSite {
  readonly name: string;
  readonly url: string | null;
  readonly html: string | null;
}

const MAX_SITES = 5;

/** One alone is compared with nothing. */
export const LEAST_SITES = 2;

/** How many sites come with their HTML; all where the list has another form, which is refused later. */
export function countPasted(sites: unknown): number {
  if (!Array.isArray(sites)) return LEAST_SITES;
  return sites.filter((site) => isJsonObject(site) && typeof site['html'] === 'string' && site['html'] !== '').length;
}

export interface SiteReading {
  readonly web: Web;
  readonly signal: AbortSignal;
  readonly language: Language;
  warn(message: string): void;
}

/** @returns the sites, and which of them is the caller's own. */
export async function readSites(
  value: unknown,
  ownSite: string | undefined,
  reading: SiteReading,
): Promise<{ sites: Site[]; own: Site | null }> {
  const named = nameSites(value);
  const own = ownSite === undefined ? null : findOwn(named, ownSite.trim());
  const all = own && !named.includes(own) ? [own, ...named] : named;
  if (new Set(all.map(({ name }) => name)).size < all.length)
    throw new RejectedInputError('sites', 'Must have different names');
  const read = await Promise.all(all.map((site) => readSite(site, reading)));
  const sites = read.filter((site) => site !== null);
  if (sites.length < LEAST_SITES) throw new UpstreamError('Fewer than two of the sites could be read.');
  return { sites, own: sites.find(({ name }) => name === own?.name) ?? null };
}

function nameSites(value: unknown): NamedSite[] {
  if (!Array.isArray(value)) throw new RejectedInputError('sites', 'Must be a list');
  if (value.length < 2 || value.length > MAX_SITES)
    throw new RejectedInputError('sites', `Must have 2 to ${MAX_SITES} sites`);
  return value.map((item: unknown, index) => {
    if (typeof item !== 'string' && !isJsonObject(item))
      throw new RejectedInputError('sites', `Site ${index + 1} must be an address or an object`);
    const reader = new FieldReader('sites', typeof item === 'string' ? { url: item } : item, `[${index}].`);
    const url = reader.link('url');
    const html = reader.text('html', { max: 500_000 });
    if (url === '' && html === '') throw reader.refuse('url', 'or "html" is required');
    return {
      name: reader.text('name', { max: 80 }) || hostOf(url) || `Site ${index + 1}`,
      url: url || null,
      html: html || null,
    };
  });
}

/** One of the sites by name or address, or a further one by its address. */
function findOwn(named: readonly NamedSite[], own: string): NamedSite {
  const url = URL.parse(own);
  const known = named.find(
    (site) => site.name === own || (url !== null && site.url === url.href) || site.name === hostOf(own),
  );
  if (known) return known;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new RejectedInputError('own_site', 'Must be the name of one of the sites, or a web address');
  return { name: hostOf(own), url: url.href, html: null };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./u, '') ?? '';
}

async function readSite(
  { name, url, html }: NamedSite,
  { web, signal, language, warn }: SiteReading,
): Promise<Site | null> {
  try {
    const source = html === null ? await fetchPage(web, url ?? '', signal) : { url, html };
    const page = await parsePage(source.html);
    const blocks = readBlocks(page, { isWhole: true });
    if (blocks.length < 3)
      warn(`${name} has almost no text in its HTML: it may be made by scripts, which are not run.`);
    return {
      name,
      url: source.url,
      page,
      html: source.html,
      blocks,
      language: languageOf(page('html').attr('lang'), language),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof UnreadablePageError)) throw error;
    if (html !== null) throw new RejectedInputError('sites', `${name}: ${error.message}`);
    warn(`${name} was not read: ${error.message}`);
    return null;
  }
}

function languageOf(lang: string | undefined, fallback: Language): Language {
  const code = lang?.slice(0, 2).toLowerCase();
  return code === 'en' || code === 'fr' || code === 'es' ? code : fallback;
}
