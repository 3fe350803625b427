import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

interface ReadPage {
  readonly path: string;
  readonly title: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly picture: string;
  readonly links: readonly string[];
}

/** Workshops have one template: a few of them stand for all. */
const WORKSHOPS_READ = 3;

test('every page of the sitemaps is there, names itself and its languages alike, and leads to no dead end', async ({
  page,
  request,
}) => {
  test.slow();
  const listed = await readSitemaps(request);
  const isWorkshop = (path: string) => path.startsWith('/workshops/');
  const workshops = listed.filter(isWorkshop).slice(0, WORKSHOPS_READ);
  const paths = [...listed.filter((path) => !isWorkshop(path)), ...workshops];
  expect(paths).toEqual(expect.arrayContaining(['/', '/fr/', '/en/', '/es/', '/partners', '/workshops']));
  expect(workshops).toHaveLength(WORKSHOPS_READ);

  const pages: ReadPage[] = [];
  for (const path of paths) pages.push(await readPage(page, path));

  expect(pages.map(({ canonical }) => canonical)).toEqual(paths);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  for (const { path, alternates } of pages) {
    const others = Object.values(alternates);
    if (others.length > 0) expect(others, path).toContain(path);
    for (const other of others) expect(pages.find((it) => it.path === other)?.alternates, other).toEqual(alternates);
  }
  expect(await deadLinks(request, pages)).toEqual([]);
});

test('a path below a language that does not exist is not found, in that language', async ({ page, request }) => {
  const response = await page.goto('/fr/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const path of ['/fr/legal/more', '/partners/x', '/workshops/a/b', '/actions/x'])
    expect((await request.get(path)).status(), path).toBe(404);
});

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(({ 1: address = '' }) => new URL(address));

/** The pages of remotes; the documentation has a test of its own. */
async function readSitemaps(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => locationsIn(await (await request.get(path)).text());
  const robots = await (await request.get('/robots.txt')).text();
  const index = await read(new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '').pathname);
  const sitemaps = index.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/docs/'));
  return (await Promise.all(sitemaps.map(read))).flat().map(({ pathname }) => pathname);
}

async function readPage(page: Page, path: string): Promise<ReadPage> {
  // A robot stays at `/`; people are led on from there.
  const response = await page.goto(path === '/' ? '/home' : path);
  expect(response?.status(), path).toBe(200);
  // The head is written after the page, and the address is the last that differs from page to page.
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${path}$`));
  const head = await page.evaluate(() => {
    const pathOf = (address: string | null | undefined) => new URL(address ?? '').pathname;
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content') ?? '',
      robots: attribute('meta[name="robots"]', 'content'),
      canonical: pathOf(attribute('link[rel="canonical"]', 'href')),
      alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, pathOf(href)])),
      picture: pathOf(attribute('meta[property="og:image"]', 'content')),
      contexts: data.map(({ textContent }) => (JSON.parse(textContent) as { '@context'?: string })['@context']),
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
    };
  });
  expect(head.robots, path).toBeUndefined();
  expect(head.description.length, path).toBeGreaterThan(20);
  expect(new Set(['https://schema.org', ...head.contexts]).size, path).toBe(1);
  return { path, ...head };
}

/** Addresses of this origin that pages name and that do not answer: links, feeds and pictures. */
async function deadLinks(request: APIRequestContext, pages: readonly ReadPage[]): Promise<string[]> {
  const origin = new URL((await request.get('/healthz')).url()).origin;
  const links = pages.flatMap((page) => page.links).filter((link) => link.startsWith(`${origin}/`));
  const addresses = new Set(
    [...links, ...pages.map(({ picture }) => origin + picture)].map((link) => link.replace(/#.*/, '')),
  );
  const answers = await Promise.all(
    [...addresses].map(async (address) => ({ address, status: (await request.get(address)).status() })),
  );
  return answers.filter(({ status }) => status >= 400).map(({ address, status }) => `${status} ${address}`);
}
