import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';
import { addressesIn, linksIn } from './find-addresses.ts';
import { fits } from './owned-paths.ts';

const pathsIn = (code: string) => addressesIn(code, 'page.tsx').map(({ path }) => path);

it('finds addresses in strings, templates and attributes, without query and fragment', () => {
  const code = `
    const paths = { login: (next: string) => \`/login?next=\${next}\`, item: (id: string) => \`/workshops/\${id}/edit\` };
    const home = '/dashboard#top' satisfies string;
    export const Page = () => <Link to="/usage">{'/keys'}</Link>;`;
  expect(pathsIn(code)).toEqual(['/login', '/workshops/:x/edit', '/dashboard', '/usage', '/keys']);
});

it('leaves comments, types, the text of a page, and what only looks like an address', () => {
  const code = `
    // '/comment'
    type Area = '/typed';
    const date = [day, month].join(' / ') + '//' + 'image/png' + './module';
    export const Page = () => <p>/text</p>;`;
  expect(pathsIn(code)).toEqual([]);
});

it('finds links in Markdown', () => {
  const text = 'See [keys](/keys#new) and [a page](https://example.com/x).\nAlso [`code`](/docs/errors/rate_limited).';
  expect(linksIn(text, 'guide.md')).toEqual([
    { at: 'guide.md:1', path: '/keys' },
    { at: 'guide.md:2', path: '/docs/errors/rate_limited' },
  ]);
});

it.each([
  ['/workshops', '/workshops'],
  ['/workshops/', '/workshops'],
  ['/workshops/7', '/workshops/:id'],
  ['/workshops/:x', '/workshops/:id'],
  ['/tools/:x', '/tools/flow-content'],
  ['/:x/', '/fr'],
  ['/remotes/mf-flow/1/a.js', '/remotes/*'],
  ['/', '/'],
])('%s fits %s', (address, pattern) => expect(fits(address, pattern)).toBe(true));

it.each([
  ['/workshops/7/edit', '/workshops/:id'],
  ['/workshop', '/workshops'],
  ['/', '/workshops'],
])('%s does not fit %s', (address, pattern) => expect(fits(address, pattern)).toBe(false));

it('reports a link without an owner', () => {
  const addresses = addressesIn(
    "export const paths = {\n  a: () => '/usage',\n  b: () => '/usge',\n};",
    'mf-x/src/paths.ts',
  );
  expect(deadLinks(addresses, ['/usage'])).toEqual([
    'mf-x/src/paths.ts:3: no remote has a page at /usge, and it is no address of the API.',
  ]);
});
