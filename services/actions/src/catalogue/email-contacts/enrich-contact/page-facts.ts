import type { WebPage } from '../../../engine/ports';
import { findStructuredData } from '../../../pages/structured-data';
import type { loadPhoneReader } from '../phone-number';
import { findInTexts } from './contact-texts';
import type { Fact } from './facts';
import { findOrganization } from './organization-data';
import { findNetwork } from './social-links';

const MAX_ITEMS = 10;

export interface PageReading {
  readonly facts: readonly Fact[];
  /** Addresses of the site's own pages that tell how to contact it or who is behind it. */
  readonly contactPages: readonly string[];
}

export interface PageReader {
  readonly domain: string;
  readonly country: string | null;
  readonly readPhone: Awaited<ReturnType<typeof loadPhoneReader>>;
}

const CONTACT =
  /contact|kontakt|mentions-?legales|legal|impressum|imprint|about|a-propos|qui-sommes|aviso-legal|quienes-somos|nosotros/i;

/** Reads what a page of a company's site says about it: metadata first, then its links. */
export async function readPage(page: WebPage, { domain, country, readPhone }: PageReader): Promise<PageReading> {
  const { load } = await import('cheerio');
  const $ = load(page.text());
  const facts: Fact[] = [];
  const add = (field: string, value: string | null | undefined, place: string) => {
    const text = value?.replaceAll(/\s+/g, ' ').trim().slice(0, 500);
    if (text) facts.push({ field: `company.${field}`, value: text, from: 'site', detail: `${page.url} (${place})` });
  };
  const addPhone = (text: string, place: string) => {
    const { valid, e164 } = readPhone(text.slice(0, 100), country);
    if (valid) add('phones', e164, place);
  };

  const organization = findOrganization(
    findStructuredData($)
      .slice(0, MAX_ITEMS)
      .map((script) => $(script).text()),
  );
  add('name', organization?.name, 'JSON-LD name');
  add('name', $('meta[property="og:site_name"]').attr('content'), 'og:site_name');
  add('title', $('head > title').first().text(), 'title');
  add('description', $('meta[name="description"]').attr('content'), 'meta description');
  add('description', $('meta[property="og:description"]').attr('content'), 'og:description');
  add('description', organization?.description, 'JSON-LD description');
  add('language', $('html').attr('lang')?.slice(0, 10), 'html lang');
  add('address', organization?.address, 'JSON-LD address');
  $('br').replaceWith('\n');
  add('address', $('address').first().text(), 'address element');
  for (const phone of organization?.telephones.slice(0, MAX_ITEMS) ?? []) addPhone(phone, 'JSON-LD telephone');
  for (const email of organization?.emails.slice(0, MAX_ITEMS) ?? [])
    add('emails', email.replace(/^mailto:/, ''), 'JSON-LD email');

  const links = $('a[href]')
    .slice(0, 2_000)
    .toArray()
    .map((link) => ({ href: $(link).attr('href') ?? '', text: $(link).text() }));
  for (const { href } of links) {
    if (/^tel:/i.test(href)) addPhone(decode(href.slice(4)), 'tel: link');
    const mailbox = /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1];
    if (mailbox) add('emails', decode(mailbox).toLowerCase(), 'mailto: link');
  }
  const written = await findInTexts($, country);
  for (const address of written.addresses) add('address', address, 'text of the page');
  for (const phone of written.phones.slice(0, MAX_ITEMS)) add('phones', phone, 'text of the page');
  for (const address of [...(organization?.sameAs ?? []), ...links.map(({ href }) => href)]) {
    const social = findNetwork(address);
    if (social) add(`social.${social.network}`, social.url, 'link');
  }
  return { facts, contactPages: findContactPages(links, page.url, domain) };
}

function findContactPages(links: readonly { href: string; text: string }[], base: string, domain: string): string[] {
  const pages = links
    .filter(({ href, text }) => CONTACT.test(href) || CONTACT.test(text))
    .flatMap(({ href }) => (URL.canParse(href, base) ? [new URL(href, base)] : []))
    .filter(
      ({ protocol, hostname }) => protocol === 'https:' && (hostname === domain || hostname.endsWith(`.${domain}`)),
    )
    .map(({ origin, pathname }) => `${origin}${pathname}`);
  return [...new Set(pages)].filter((address) => address !== base);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
