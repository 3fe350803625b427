import { missingIn, seenAll } from '../../../pages/evidence';
import type { AuditedPage } from './audited-page';
import { finding, type Finding } from './finding';

const HEAVY_HTML = 500_000;
const LONG_ADDRESS = 100;

export function* securityRules({ page, url }: AuditedPage): Generator<Finding> {
  if (url?.protocol === 'http:') yield finding('insecure_address', url.href, [missingIn(':root')]);
  const insecure = page('img, script, iframe, source, video, audio, link[rel~="stylesheet" i]')
    .toArray()
    .filter(({ attribs }) => /^\s*http:/i.test(attribs['src'] ?? attribs['href'] ?? ''));
  if (url?.protocol !== 'http:' && insecure.length > 0)
    yield finding('mixed_content', insecure.length, seenAll(insecure));
}

export function* speedRules({ page, html }: AuditedPage): Generator<Finding> {
  const blocking = page('head script[src]')
    .toArray()
    .filter(({ attribs }) => !('async' in attribs) && !('defer' in attribs) && attribs['type'] !== 'module');
  if (blocking.length > 0) yield finding('scripts_block_rendering', blocking.length, seenAll(blocking));
  if (html.length > HEAVY_HTML) yield finding('page_heavy', Math.round(html.length / 1_000), [missingIn(':root')]);
}

export function* addressRules({ url }: AuditedPage): Generator<Finding> {
  if (!url) return;
  const isUnclear =
    /_|[A-Z]|%[0-9A-F]{2}/.test(url.pathname) || url.href.length > LONG_ADDRESS || [...url.searchParams].length > 2;
  if (isUnclear) yield finding('address_unclear', url.href, [missingIn(':root')]);
}
