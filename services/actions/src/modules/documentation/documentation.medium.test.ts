import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { startActions } from '../../testing/start-actions';
import { DocumentationService } from './documentation.service';
import { guides } from './guides/guides';
import { problemGroups } from './problems/problems';

const { app } = await startActions();
const { publicUrl } = app.nest.get(DocumentationService);
const get = (url: string) => app.inject({ method: 'GET', url });
const read = async (url: string) => load((await get(url)).body);

const codes = problemGroups.flatMap(({ problems }) => Object.keys(problems));
const paths = [
  ...guides.map(({ slug }) => (slug === '' ? '/docs' : `/docs/${slug}`)),
  '/docs/actions',
  ...actions.map(({ slug }) => `/docs/actions/${slug}`),
  ...codes.map((code) => `/docs/errors/${code}`),
];

/** Addresses of the product outside the documentation that it leads to; `npm run links` knows whether they exist. */
const OUTSIDE = /^\/($|keys$|actions\/[\w-]+\/playground$|usage$|account$|v1\/|llms\.txt$|favicon\.svg$)/;

/** Standards, and the licences and sources of data. */
const ELSEWHERE =
  /^https:\/\/(?:www\.rfc-editor\.org|creativecommons\.org\/licenses|opendatacommons\.org\/licenses|www\.geonames\.org|www\.openstreetmap\.org)\//;

it.each(['/docs/nothing', '/docs/actions/nothing', '/docs/errors/nothing'])(
  'says at %s that there is nothing',
  async (url) => {
    const browser = await app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(browser.statusCode).toBe(404);
    expect(browser.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const page = load(browser.body);
    expect(page('h1').text()).toBe('There is nothing at this address');
    expect(page('main a[href="/docs"]').length).toBe(1);
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

describe('every page of the documentation', () => {
  const pages = new Map<string, ReturnType<typeof load>>();

  beforeAll(async () => {
    for (const path of paths) pages.set(path, await read(path));
  });

  it('has a title and a description of its own, and one heading of the first level', () => {
    const heads = [...pages.values()].map((page) => [
      page('title').text(),
      page('meta[name=description]').attr('content') ?? '',
    ]);
    expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length);
    for (const [title, description] of heads)
      expect([title, description?.length]).toEqual([title, expect.toSatisfy((length: number) => length > 20)]);
    for (const [path, page] of pages) expect([path, page('h1').length]).toEqual([path, 1]);
  });

  it('names its one address, in full', () => {
    for (const [path, page] of pages) {
      const address = `${publicUrl}${path}`;
      expect([page('link[rel=canonical]').attr('href'), page('meta[property="og:url"]').attr('content')]).toEqual([
        address,
        address,
      ]);
    }
  });

  it('stands in the sitemap', async () => {
    const { body, headers } = await get('/docs/sitemap.xml');
    expect(headers['content-type']).toContain('text/xml');
    const listed = load(body, { xml: true })('urlset > url > loc').toArray();
    expect(listed.map((loc) => load(body, { xml: true })(loc).text()).sort()).toEqual(
      paths.map((path) => `${publicUrl}${path}`).sort(),
    );
  });

  it('leads to pages and anchors that exist', async () => {
    const links = new Set(
      [...pages.values()].flatMap((page) =>
        page('a')
          .toArray()
          .map((a) => a.attribs['href'] ?? ''),
      ),
    );
    const inside = [...links].filter((link) => link.startsWith('/') && !OUTSIDE.test(link));
    const dead = await Promise.all(inside.map(async (link) => ((await get(link)).statusCode === 200 ? [] : [link])));
    expect(dead.flat()).toEqual([]);
    expect([...links].filter((link) => !/^(\/|#content$)/.test(link) && !ELSEWHERE.test(link))).toEqual([]);
  });

  it('has a style with the colours of the design system, and fonts', async () => {
    expect((await get('/docs/assets/docs.css')).body).toContain('--signal: #ff5a1f');
    for (const font of ['inter', 'bricolage-grotesque', 'jetbrains-mono']) {
      const { rawPayload } = await get(`/docs/assets/${font}.woff2`);
      expect([font, rawPayload.subarray(0, 4).toString()]).toEqual([font, 'wOF2']);
    }
  });

  it('has no script, style or picture of its own, and loads files of this origin only', async () => {
    for (const [path, page] of pages) {
      expect([
        path,
        page('script:not([src]):not([type="application/ld+json"]), style, [style], [onclick]').length,
      ]).toEqual([path, 0]);
      const files = page('script[src], link:not([rel=canonical]), img')
        .toArray()
        .map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? '');
      for (const file of files.filter((one) => one !== '/favicon.svg'))
        expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
    }
    const { headers } = await get('/docs');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  });
});

describe('the pages of actions', () => {
  it('list all of them by category', async () => {
    const page = await read('/docs/actions');
    expect(page('.actions li').length).toBe(actions.length);
    expect(
      page('main h2')
        .toArray()
        .map((heading) => page(heading).text()),
    ).toEqual([...new Set(actions.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('are found by words of titles, descriptions and utterances, without a script', async () => {
    const found = async (search: string) =>
      (await read(`/docs/actions?search=${encodeURIComponent(search)}`))('.actions a')
        .toArray()
        .map(({ attribs }) => attribs['href']);
    expect(await found('disposable typo')).toEqual(['/docs/actions/email_validate']);
    expect(await found('desechable')).toEqual(['/docs/actions/email_validate']);
    expect(await found('no-such-thing')).toEqual([]);
    expect((await get('/docs/actions?search=%3Cscript%3E')).body).not.toContain('<script>');
  });

  it.each(actions)('say of $slug what its card says, what it takes and what it answers', async (action) => {
    const { slug, title, category, one_liner, tags, credit_cost, input, examples } = action;
    const page = await read(`/docs/actions/${slug}`);
    const text = page('main').text();
    expect(page('h1').text()).toBe(title);
    for (const fact of [one_liner, category, ...tags]) expect(text).toContain(fact);
    expect(page(`main a[href="/actions/${slug}/playground"]`).length).toBe(1);
    const { '@graph': facts } = JSON.parse(page('script[type="application/ld+json"]').text());
    expect(facts[0]).toMatchObject({ '@type': 'WebAPI', name: title, url: `${publicUrl}/docs/actions/${slug}` });
    expect(text).toContain(`${credit_cost} credit`);
    for (const { key } of input.params) expect(text).toContain(key);
    expect(page('details:not(.schema)').length).toBe(examples.length);
    const shown = page('details.schema > .code:last-child pre')
      .toArray()
      .map((block) => JSON.parse(page(block).text()) as unknown);
    expect(shown).toEqual(input.params.flatMap(({ kind, schema }) => (kind === 'json' ? [schema] : [])));
    expect(
      page('.tabs label')
        .toArray()
        .map((label) => page(label).text()),
    ).toEqual(['cURL', 'JavaScript', 'Python']);
  });
});

describe('the type of a problem', () => {
  it('opens the page about it', async () => {
    const problem = (await get('/v1/actions/nothing')).json<{ type: string; code: string }>();
    expect((await read(problem.type))('code').first().text()).toBe('action_not_found');
  });
});

describe('the viewer of the contract', () => {
  it('is files of this origin, without eval in its policy', async () => {
    const { body, headers } = await get('/docs/reference');
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|https:/);
    expect(body).not.toMatch(/(src|href)="http/);
    const script = await app.inject({
      method: 'GET',
      url: '/docs/assets/reference.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
    });
    expect(script.rawPayload.length).toBeLessThan(1_500_000);
    expect((await get('/docs/assets/reference.js')).body).toContain('createApiReference');
  });

  it.each(['nothing.js', '..%2Fguides.ts', 'constructor'])('%s is no file of the documentation', async (file) => {
    expect((await get(`/docs/assets/${file}`)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});
