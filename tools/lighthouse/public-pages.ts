/** Workshops have one template: one of them stands for all. */
const isWorkshop = (path: string) => path.startsWith('/workshops/');

/** The pages that the sitemaps of a stack list, without the documentation, which has an origin of its own in its test. */
export async function readPublicPages(baseUrl: string): Promise<string[]> {
  const index = await readLocations(new URL('/sitemap.xml', baseUrl));
  const sitemaps = index.filter(({ pathname }) => !pathname.startsWith('/docs/'));
  const pages = await Promise.all(sitemaps.map(({ pathname }) => readLocations(new URL(pathname, baseUrl))));
  const paths = pages.flat().map(({ pathname }) => pathname);
  const [workshop] = paths.filter(isWorkshop);
  // People are led on from `/`, to a page of the list.
  const others = paths.filter((path) => path !== '/' && !isWorkshop(path));
  return [...new Set([...others, ...(workshop === undefined ? [] : [workshop])])];
}

async function readLocations(address: URL): Promise<URL[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}.`);
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(({ 1: location = '' }) => new URL(location));
}
