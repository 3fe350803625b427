import { RejectedInputError } from '../../../engine/run-errors';
import { toSlug } from './slug';

export type Strategy = 'prospect' | 'offer' | 'path';

export interface SuggestedHost {
  readonly host: string;
  readonly url: string;
  /** The domain itself, without `www`. */
  readonly domain: string;
}

/** Where the page may be published: a host for the prospect, one for the offer, or a path of the domain itself. */
export async function suggestHost(
  domain: string,
  strategy: Strategy,
  { prospect, offer }: { readonly prospect: string; readonly offer: string },
): Promise<SuggestedHost> {
  const { parse } = await import('tldts');
  const { hostname, publicSuffix, domain: registrable, isIp, isIcann, isPrivate } = parse(domain.trim());
  if (hostname === null || registrable === null || publicSuffix === null || isIp || !(isIcann || isPrivate))
    throw new RejectedInputError('domain', 'Must be a domain such as example.com');
  const base = hostname.replace(/^www\./u, '');
  if (strategy === 'path') return { host: base, url: `https://${base}/${prospect}`, domain: base };
  const host = `${strategy === 'offer' ? toSlug(offer) : prospect}.${base}`;
  return { host, url: strategy === 'offer' ? `https://${host}/${prospect}` : `https://${host}/`, domain: base };
}
