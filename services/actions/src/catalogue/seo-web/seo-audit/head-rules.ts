import { missingIn, seen, seenAll } from '../../../pages/evidence';
import { type AuditedPage, metaContent, findTitles } from './audited-page';
import { finding, type Finding } from './finding';

/** Search results show about so many characters. */
const TITLE_LENGTH = { min: 15, max: 65 };
const DESCRIPTION_LENGTH = { min: 50, max: 165 };

export function* titleRules({ page }: AuditedPage): Generator<Finding> {
  const titles = findTitles(page);
  const title = titles.first().text().trim();
  const [first] = titles.toArray();
  if (!first || title === '') {
    yield finding('title_missing', '', [first ? seen(first) : missingIn('head')]);
    return;
  }
  if (titles.length > 1)
    yield finding(
      'title_repeated',
      titles.length,
      titles.toArray().map((e) => seen(e, page(e).text())),
    );
  const length = [...title].length;
  if (length < TITLE_LENGTH.min || length > TITLE_LENGTH.max)
    yield finding('title_length', length, [seen(first, title)]);
}

export function* descriptionRules({ page }: AuditedPage): Generator<Finding> {
  const [element] = page('meta[name="description" i]').toArray();
  const description = metaContent(page, 'description');
  if (!element || !description) {
    yield finding('description_missing', '', [element ? seen(element) : missingIn('head')]);
    return;
  }
  const length = [...description].length;
  if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max)
    yield finding('description_length', length, [seen(element, description)]);
}

export function* indexingRules({ page }: AuditedPage): Generator<Finding> {
  const robots = page('meta[name="robots" i], meta[name="googlebot" i]').filter((_, element) =>
    /\b(?:noindex|none)\b/i.test(page(element).attr('content') ?? ''),
  );
  if (robots.length > 0) yield finding('noindex', '', seenAll(robots.toArray()));
  const refresh = page('meta[http-equiv="refresh" i]');
  if (refresh.length > 0) yield finding('meta_refresh', '', seenAll(refresh.toArray()));
}

export function* canonicalRules({ page, url }: AuditedPage): Generator<Finding> {
  const links = page('link[rel~="canonical" i]').toArray();
  const [first] = links;
  if (!first) {
    yield finding('canonical_missing', '', [missingIn('head')]);
    return;
  }
  const addresses = new Set(links.map((link) => link.attribs['href']?.trim() ?? ''));
  if (addresses.size > 1) {
    yield finding('canonical_conflict', addresses.size, seenAll(links));
    return;
  }
  const target = URL.parse(first.attribs['href'] ?? '', url?.href);
  if (url && target && pageKey(target) !== pageKey(url))
    yield finding('canonical_elsewhere', target.href, [seen(first)]);
}

/** Addresses that differ by the slash at the end, by `www.` or by their fragment are the same page. */
function pageKey({ host, pathname, search }: URL): string {
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}

export function* documentRules({ page, html }: AuditedPage): Generator<Finding> {
  const [root] = page('html').toArray();
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(root?.attribs['lang'] ?? ''))
    yield finding('lang_missing', root?.attribs['lang'] ?? '', [root ? seen(root) : missingIn(':root')]);
  const [viewport] = page('meta[name="viewport" i]').toArray();
  if (!viewport) yield finding('viewport_missing', '', [missingIn('head')]);
  else if (/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?(?!\d)/i.test(viewport.attribs['content'] ?? ''))
    yield finding('zoom_disabled', '', [seen(viewport)]);
  if (page('meta[charset], meta[http-equiv="content-type" i]').length === 0)
    yield finding('charset_missing', '', [missingIn('head')]);
  if (!/^\s*(?:<!--[^>]{0,500}-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<!doctype/i.test(html.slice(0, 2_000)))
    yield finding('doctype_missing', '', [missingIn(':root')]);
  if (page('link[rel~="icon" i]').length === 0) yield finding('favicon_missing', '', [missingIn('head')]);
}

export function* sharingRules({ page }: AuditedPage): Generator<Finding> {
  const missing = ['og:title', 'og:description', 'og:image'].filter((name) => !metaContent(page, name));
  if (missing.length > 0) yield finding('open_graph_incomplete', missing.join(', '), [missingIn('head')]);
}

export function* languageLinkRules({ page }: AuditedPage): Generator<Finding> {
  const wrong = page('link[rel~="alternate" i][hreflang]')
    .toArray()
    .filter(
      ({ attribs }) =>
        !/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?!uk$)(?:[a-z]{2}|\d{3}))?)$/i.test(attribs['hreflang'] ?? ''),
    );
  const names = wrong.map(({ attribs }) => attribs['hreflang'] ?? '');
  if (wrong.length > 0) yield finding('hreflang_invalid', names.join(', '), seenAll(wrong));
}
