import { missingIn, seen, seenAll } from '../../../pages/evidence';
import { findStructuredData } from '../../../pages/structured-data';
import type { Element } from 'domhandler';
import { foldAccents } from '../../../text/words';
import type { AuditedPage } from './audited-page';
import { finding, type Finding } from './finding';

const LEAST_WORDS = 150;

export function* headingRules({ page, words }: AuditedPage): Generator<Finding> {
  const headings = page('h1').toArray();
  const filled = headings.filter((heading) => nameOf(page, heading) !== '');
  const [empty] = headings;
  if (filled.length === 0) yield finding('h1_missing', '', [empty ? seen(empty) : missingIn('body')]);
  if (filled.length > 1)
    yield finding(
      'h1_repeated',
      filled.length,
      filled.map((h) => seen(h, page(h).text())),
    );
  const skipped = findSkippedLevels(page('h1, h2, h3, h4, h5, h6').toArray());
  if (skipped.length > 0)
    yield finding(
      'heading_levels_skipped',
      skipped.length,
      skipped.map((h) => seen(h, page(h).text())),
    );
  if (words < LEAST_WORDS)
    yield finding('thin_content', words, [missingIn(page('main').length === 1 ? 'main' : 'body')]);
}

function findSkippedLevels(headings: readonly Element[]): Element[] {
  return headings.filter((heading, index) => {
    const before = headings[index - 1];
    return before !== undefined && Number(heading.name[1]) > Number(before.name[1]) + 1;
  });
}

/** What a screen reader and a search engine read of an element. */
function nameOf(page: AuditedPage['page'], element: Element): string {
  const own = page(element);
  const images = own.find('img[alt], svg title').toArray();
  const alternatives = images.map((image) => image.attribs['alt'] ?? page(image).text());
  return [own.text(), own.attr('aria-label'), own.attr('title'), ...alternatives].join(' ').trim();
}

export function* imageRules({ page }: AuditedPage): Generator<Finding> {
  const images = page('img').toArray();
  const withoutAlt = images.filter(({ attribs }) => !('alt' in attribs) && attribs['role'] !== 'presentation');
  if (withoutAlt.length > 0) yield finding('images_without_alt', withoutAlt.length, seenAll(withoutAlt));
  const unsized = images.filter(
    ({ attribs }) =>
      !(('width' in attribs && 'height' in attribs) || /aspect-ratio|height\s*:/i.test(attribs['style'] ?? '')),
  );
  if (unsized.length > 0) yield finding('images_without_size', unsized.length, seenAll(unsized));
  const [lead] = images;
  if (lead?.attribs['loading'] === 'lazy') yield finding('lead_image_lazy', '', [seen(lead)]);
}

/** Without accents. */
const GENERIC = new Set(
  [
    'click here,here,read more,more,learn more,link,this link,see more,details,continue',
    'cliquez ici,ici,lire la suite,en savoir plus,plus,lien,ce lien,voir plus,suite,details',
    'haz clic aqui,clic aqui,aqui,leer mas,mas,ver mas,saber mas,enlace,este enlace,detalles',
  ].flatMap((names) => names.split(',')),
);

export function* linkRules({ page }: AuditedPage): Generator<Finding> {
  const links = page('a[href]').toArray();
  const named = links.map((link) => ({ link, name: nameOf(page, link) }));
  const empty = named.filter(({ name }) => name === '');
  if (empty.length > 0)
    yield finding(
      'links_without_text',
      empty.length,
      empty.map(({ link }) => seen(link)),
    );
  const generic = named.filter(({ name }) =>
    GENERIC.has(
      foldAccents(name)
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    ),
  );
  if (generic.length > 0)
    yield finding(
      'generic_link_text',
      generic.length,
      generic.map(({ link, name }) => seen(link, name)),
    );
  const dead = links.filter(({ attribs }) => /^\s*(?:#?\s*$|javascript:)/i.test(attribs['href'] ?? ''));
  if (dead.length > 0) yield finding('dead_links', dead.length, seenAll(dead));
}

export function* frameRules({ page }: AuditedPage): Generator<Finding> {
  const frames = page('iframe:not([title])').toArray();
  if (frames.length > 0) yield finding('frame_without_title', frames.length, seenAll(frames));
}

export function* structuredDataRules({ page }: AuditedPage): Generator<Finding> {
  const scripts = findStructuredData(page);
  const broken = scripts.filter((script) => !isJson(page(script).text()));
  if (broken.length > 0)
    yield finding(
      'structured_data_invalid',
      broken.length,
      broken.map((s) => seen(s, page(s).text())),
    );
  if (scripts.length === 0 && page('[itemscope]').length === 0)
    yield finding('structured_data_missing', '', [missingIn('head')]);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
