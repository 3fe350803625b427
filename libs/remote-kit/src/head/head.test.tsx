import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { headElements } from './head-elements';
import { headHtml } from './head-html';
import type { PageHead } from './page-head';
import { HeadCollector, usePageHead } from './use-page-head';

const ORIGIN = 'https://declic.example';

const landing: PageHead = {
  title: 'declic: "One POST" & done',
  lang: 'fr',
  description: 'Une action <b>prête</b>.',
  canonical: '/fr/',
  alternates: { fr: '/fr/', en: '/en/', 'x-default': '/en/' },
  openGraph: {
    type: 'website',
    siteName: 'declic',
    image: { path: '/og.png', width: 1200, height: 630, alt: 'Un POST' },
  },
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'Organization', name: '/slash', url: '/', logo: ['/logo.png'] },
  ],
  feeds: [{ type: 'application/rss+xml', path: '/feed.rss', title: 'Ateliers' }],
};

function Page({ head }: { head: PageHead }) {
  usePageHead(head);
  return <p>Page</p>;
}

const serverHead = (head: PageHead, origin = location.origin) => {
  document.head.innerHTML = headHtml(head, origin);
};

afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.lang = '';
});

describe('headElements', () => {
  it('makes addresses of all paths, in JSON-LD too', () => {
    const elements = headElements(landing, ORIGIN);
    const hrefs = elements.flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(hrefs).toEqual(['/fr/', '/fr/', '/en/', '/en/', '/feed.rss'].map((path) => ORIGIN + path));
    expect(JSON.parse(elements.at(-1)?.text ?? '')).toMatchObject({
      name: '/slash',
      url: `${ORIGIN}/`,
      logo: [`${ORIGIN}/logo.png`],
    });
  });

  it('describes the page to link previews, its language with a country', () => {
    const contents = headElements(landing, ORIGIN).map(({ attributes }) => [
      attributes['property'],
      attributes['content'],
    ]);
    expect(Object.fromEntries(contents)).toMatchObject({
      'og:title': landing.title,
      'og:url': `${ORIGIN}/fr/`,
      'og:locale': 'fr_FR',
      'og:image': `${ORIGIN}/og.png`,
      'og:image:width': '1200',
    });
  });

  it('has only what a page gives', () => {
    expect(headElements({ title: 'Keys' }, ORIGIN)).toEqual([{ tag: 'title', attributes: {}, text: 'Keys' }]);
    expect(headElements({ title: 'Keys', noindex: true }, ORIGIN)[1]?.attributes).toMatchObject({ content: 'noindex' });
  });
});

describe('headHtml', () => {
  it('is read back as what was written, markup included', () => {
    serverHead(landing);
    expect(document.title).toBe(landing.title);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(landing.description);
    expect(document.head.querySelector('b')).toBeNull();
  });

  it('does not end a script early', () => {
    serverHead({ title: 'x', jsonLd: [{ name: '</script><img src=x>' }] });
    expect(document.head.querySelector('img')).toBeNull();
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ name: '</script><img src=x>' });
  });
});

describe('usePageHead', () => {
  it('leaves the elements that the server sent as they are', () => {
    serverHead(landing);
    const sent = [...document.head.children];
    render(<Page head={landing} />);
    expect([...document.head.children]).toEqual(sent);
    expect(document.documentElement.lang).toBe('fr');
  });

  it('removes what the next page does not have', () => {
    const { rerender } = render(<Page head={landing} />);
    rerender(<Page head={{ title: 'Keys', description: 'Your keys' }} />);
    expect(document.title).toBe('Keys');
    expect(document.documentElement.lang).toBe('en');
    const rest = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE');
    expect(rest.map((element) => element.getAttribute('content'))).toEqual(['Your keys']);
  });

  it('leaves alone what is not of a page', () => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
    const { rerender } = render(<Page head={landing} />);
    rerender(<Page head={{ title: 'Keys' }} />);
    expect(document.querySelector('meta[name="viewport"]')).not.toBeNull();
  });

  it('gives its head to a prerender', () => {
    const collect = vi.fn();
    renderToStaticMarkup(
      <HeadCollector value={collect}>
        <Page head={landing} />
      </HeadCollector>,
    );
    expect(collect).toHaveBeenCalledExactlyOnceWith(landing);
  });
});
