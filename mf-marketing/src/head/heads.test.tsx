import { schemaFaults } from '@declic/remote-kit/schema-faults';
import { serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { sharePictures } from '../share-pictures';
import { pages } from '../sitemap';
import { anOffer } from '../testing/an-offer';
// Loaded before the first page is awaited.
import '../routes/coming-soon.route';
import '../routes/home.route';
import '../routes/landing.route';
import '../routes/legal.route';
import '../routes/partners.route';
import '../routes/privacy.route';
import '../routes/signals.route';
import '../routes/templates.route';

beforeEach(() => serveApi({ 'GET /api/marketing/offer': () => anOffer() }));
afterEach(cleanup);

const read = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
const pathIn = (selector: string, attribute: string) => new URL(read(selector, attribute)).pathname;

it.each(pages)('$path says the same in its head as the sitemap does', async ({ path, alternates = {} }) => {
  renderRemote(remote, { url: path });
  await screen.findByText((_, element) => element?.localName === 'h1');
  // The head is written after the page.
  await vi.waitFor(() => expect(pathIn('link[rel="canonical"]', 'href')).toBe(path));
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  expect(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]))).toEqual(alternates);

  const picture = /\/share\/([\w-]+)\.png$/.exec(pathIn('meta[property="og:image"]', 'content'))?.[1];
  expect(Object.keys(sharePictures)).toContain(picture);
  expect(pathIn('meta[property="og:url"]', 'content')).toBe(path);
  for (const { textContent } of document.head.querySelectorAll('script[type="application/ld+json"]'))
    expect(schemaFaults(JSON.parse(textContent) as object)).toEqual([]);
});

it('lists every page once, each alternate of which lists it as well', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, alternates } of pages.filter((page) => page.alternates)) {
    expect(Object.values(alternates ?? {})).toContain(path);
    for (const other of Object.values(alternates ?? {}))
      expect(pages.find((page) => page.path === other)?.alternates).toEqual(alternates);
  }
});
