import { toJsonLd } from './json-ld.ts';
import type { OpenGraph, PageHead } from './page-head.ts';

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Marks the elements that belong to the page that is shown, so that the next one replaces them. The title needs no mark. */
export const HEAD_ATTRIBUTE = 'data-head';

/** The elements of a head, in the order of the document. The origin makes addresses of its paths: `https://declic.example`. */
export function headElements(head: PageHead, origin: string): HeadElement[] {
  const { title, description, canonical, alternates = {}, feeds = [], jsonLd = [] } = head;
  return [
    { tag: 'title', attributes: {}, text: title },
    ...named('name', { description, robots: head.noindex ? 'noindex' : undefined }),
    ...(canonical === undefined ? [] : [link({ rel: 'canonical', href: origin + canonical })]),
    ...Object.entries(alternates).map(([hreflang, path]) => link({ rel: 'alternate', hreflang, href: origin + path })),
    ...feeds.map((feed) => link({ rel: 'alternate', type: feed.type, title: feed.title, href: origin + feed.path })),
    ...(head.openGraph ? openGraphElements(head, head.openGraph, origin) : []),
    ...jsonLd.map((node) => script(toJsonLd(node, origin))),
  ];
}

function openGraphElements(head: PageHead, { type, siteName, image }: OpenGraph, origin: string): HeadElement[] {
  return [
    ...named('property', {
      'og:type': type,
      'og:site_name': siteName,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical === undefined ? undefined : origin + head.canonical,
      'og:locale': toLocale(head.lang ?? 'en'),
      'og:image': origin + image.path,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': image.alt,
    }),
    ...named('name', { 'twitter:card': 'summary_large_image' }),
  ];
}

function named(key: 'name' | 'property', contents: Readonly<Record<string, string | undefined>>): HeadElement[] {
  return Object.entries(contents).flatMap(([name, content]): HeadElement[] =>
    content === undefined ? [] : [{ tag: 'meta', attributes: { [key]: name, content, [HEAD_ATTRIBUTE]: '' } }],
  );
}

function link(attributes: Readonly<Record<string, string>>): HeadElement {
  return { tag: 'link', attributes: { ...attributes, [HEAD_ATTRIBUTE]: '' } };
}

function script(text: string): HeadElement {
  return { tag: 'script', attributes: { type: 'application/ld+json', [HEAD_ATTRIBUTE]: '' }, text };
}

/** Open Graph writes a language with its country: `fr` is `fr_FR`. */
function toLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
