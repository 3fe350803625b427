import { type AuditedPage, metaContent, findTitles } from './audited-page';
import { countKeyword } from './keyword-rules';

/** What was measured on the page, whether good or bad. */
export function pageFacts({ page, html, url, keyword, text, words }: AuditedPage) {
  const title = findTitles(page).first().text().replace(/\s+/gu, ' ').trim();
  const links = page('a[href]').toArray();
  const isExternal = (href: string) => {
    const target = URL.parse(href, url?.href);
    return /^https?:/i.test(href) && (!url || target?.host !== url.host);
  };
  return {
    url: url?.href ?? null,
    title: title === '' ? null : title,
    title_length: [...title].length,
    description: metaContent(page, 'description') || null,
    h1: page('h1')
      .toArray()
      .map((heading) => page(heading).text().replace(/\s+/gu, ' ').trim()),
    headings: page('h1, h2, h3, h4, h5, h6').length,
    words,
    images: page('img').length,
    links: links.length,
    external_links: links.filter(({ attribs }) => isExternal(attribs['href'] ?? '')).length,
    language: page('html').attr('lang') ?? null,
    canonical: page('link[rel~="canonical" i]').attr('href') ?? null,
    html_characters: html.length,
    keyword_count: keyword === null ? null : countKeyword(text, keyword),
  };
}

export const FACTS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [
    'url',
    'title',
    'title_length',
    'description',
    'h1',
    'headings',
    'words',
    'images',
    'links',
    'external_links',
    'language',
    'canonical',
    'html_characters',
    'keyword_count',
  ],
  properties: {
    url: { type: ['string', 'null'], description: 'After redirects; null for pasted HTML.' },
    title: { type: ['string', 'null'] },
    title_length: { type: 'integer', description: 'Characters.' },
    description: { type: ['string', 'null'] },
    h1: { type: 'array', items: { type: 'string' } },
    headings: { type: 'integer' },
    words: { type: 'integer', description: 'Of the content, without navigation and footer.' },
    images: { type: 'integer' },
    links: { type: 'integer' },
    external_links: { type: 'integer' },
    language: { type: ['string', 'null'], description: 'Of the html element.' },
    canonical: { type: ['string', 'null'] },
    html_characters: { type: 'integer' },
    keyword_count: { type: ['integer', 'null'], description: 'How often the keyword is in the content.' },
  },
} as const;
