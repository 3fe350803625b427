import { brotliDecompressSync } from 'node:zlib';
import { findTicketFault } from '@declic/nest-kit/composition';
import { beforeEach, describe, expect, it } from 'vitest';
import { aComposition } from '../testing/a-composition';
import { BEACON_SECRET, startEdge, startEdgeForFile } from '../testing/start-edge';
import { untilTaken } from '../testing/until-taken';

const edge = await startEdgeForFile();
beforeEach(() => {
  edge.composition.current = aComposition();
});

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it('answers a page with the shell, to be asked for again each time', async () => {
  const response = await edge.send('/workshops');

  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(response.text).toContain('<div id="root">');
});

it('compresses the page', async () => {
  const response = await edge.send('/workshops', { headers: { 'accept-encoding': 'gzip, br' } });

  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'sec-ch-ua, cookie, accept-encoding' });
  expect(brotliDecompressSync(response.bytes).toString()).toContain('<div id="root">');
});

it('gives the one map to all browsers that are not known to take a later one', async () => {
  const brands = '"Chromium";v="156", "Not)A;Brand";v="24"';
  expect((await edge.send('/workshops')).text).toContain('data-only-map');
  expect((await edge.send('/workshops', { headers: { 'sec-ch-ua': brands } })).text).not.toContain('data-only-map');
});

it.each(['/api', '/api/'])('answers exactly %s with the shell', async (path) => {
  expect((await edge.send(path)).headers['content-type']).toBe('text/html; charset=utf-8');
});

it.each([
  '/nowhere',
  '/workshopsy',
  '/workshops/7/more',
  '/tools/other',
  '//workshops',
  '/workshops/../x',
  '/%E0%A4%A',
  '/a%00b',
])('answers %s with the shell and 404', async (path) => {
  const response = await edge.send(path);

  expect(response.status).toBe(404);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
});

it.each([
  ['/nowhere', 'en', 'Oops! Page not found', '/'],
  ['/fr/nowhere', 'fr', 'Page introuvable', '/fr/'],
  ['/es/nowhere/at/all', 'es', 'Página no encontrada', '/es/'],
])('says without scripts that there is no page at %s, with a way home', async (path, lang, heading, home) => {
  const { text } = await edge.send(path);
  const words = /<noscript>(.*)<\/noscript>/s.exec(text)?.[1] ?? '';

  expect(words).toContain(`<h1>${heading}</h1>`);
  expect(words).toContain(`<a href="${home}">`);
  expect(/<html[^>]* lang="(\w+)"/.exec(text)?.[1]).toBe(lang);
  expect((await edge.send('/workshops')).text).not.toContain(heading);
});

it('gives each page a ticket for its composition and the network of its visitor', async () => {
  const texts = await Promise.all(['/workshops', '/workshops'].map(async (path) => (await edge.send(path)).text));
  const [one, other] = texts.map((text) => /"ticket":"([^"]+)"/.exec(text)?.[1]);
  const subject = { compositionId: aComposition().id, network: '127.0.0.0/24' };
  const find = (name: string, version: string, network = subject.network) =>
    findTicketFault(BEACON_SECRET, one, { ...subject, network }, { name, version }, new Date());

  expect(one).not.toBe(other);
  expect(find('mf-workshops', 'w1')).toBeUndefined();
  expect(find('mf-workshops', 'w2')).toBe('other_version');
  expect(find('mf-workshops', 'w1', '127.0.1.0/24')).toBe('forged');
});

it('does not give HTML to an image that is missing', async () => {
  const response = await edge.send('/pictures/none.png', { headers: { 'sec-fetch-dest': 'image' } });

  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

it('refuses to write to a page', async () => {
  const response = await edge.send('/workshops', { method: 'POST', body: 'x=1' });

  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

it('allows nothing but its own scripts, its inline ones by hash, and import maps by nonce', async () => {
  const policy = String((await edge.send('/workshops')).headers['content-security-policy']);

  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+ 'nonce-[^']+'; style-src 'self' /,
  );
  expect(policy).not.toContain('unsafe');
});

it('denies itself the features of browsers that no page uses', async () => {
  const policy = String((await edge.send('/workshops')).headers['permissions-policy']);

  expect(policy.split(', ')).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  );
  expect(policy).not.toContain('clipboard-write');
});

it.each([
  ['POST', '/'],
  ['DELETE', '/api'],
  ['PUT', '/api/'],
  ['POST', '/healthz'],
  ['DELETE', '/shell/s1/assets/shell.js'],
  ['POST', '/favicon.svg'],
])('refuses %s of %s, which can only be read', async (method, path) => {
  const response = await edge.send(path, { method });

  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(response.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
});

it.each(['/', '/workshops', '/healthz'])('OPTIONS of %s names what it takes', async (path) => {
  const response = await edge.send(path, { method: 'OPTIONS' });

  expect([response.status, response.headers['allow'], response.text]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
});

it.each([
  ['/api/accounts/ledger', 405, 'GET, HEAD, OPTIONS'],
  ['/v1/email/validate', 405, 'POST, OPTIONS'],
  ['/v1/nothing/at/all', 404, undefined],
])('a method that no service is asked with gets for %s: %d', async (path, status, allow) => {
  const response = await edge.send(path, { method: 'PROPFIND' });

  expect([response.status, response.headers['allow']]).toEqual([status, allow]);
});

it.each(['/healthz', '/api/nothing', '/v1/a/..%2fb'])('%s allows no content as a page', async (path) => {
  const { headers } = await edge.send(path);

  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('gives each page a nonce of its own, the same in header and document', async () => {
  const [one, other] = await Promise.all([edge.send('/workshops'), edge.send('/workshops')]);
  const [, nonce] = /nonce="([^"]+)"/.exec(one.text) ?? [];

  expect(String(one.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
  expect(other.text).not.toContain(String(nonce));
});

it('asks for releases by itself, and shows them also when no page was asked for since', async () => {
  edge.composition.current = aComposition({ id: 'fedcba9876543210' });
  await untilTaken(edge);

  expect((await edge.send('/workshops')).text).toContain('data-composition-id="fedcba9876543210"');
});

describe('while the registry is down', () => {
  it('serves the last good composition, also after a restart', async () => {
    await edge.send('/workshops');
    const restarted = await startEdge({ compositionFile: `${edge.folder}/composition.json` });
    restarted.composition.current = null;

    const response = await restarted.send('/workshops');
    await restarted.stop();

    expect(response.status).toBe(200);
    expect(response.text).toContain('id="composition"');
  });

  it('says 503 in plain words when there never was a composition', async () => {
    const fresh = await startEdge();
    fresh.composition.current = null;

    const response = await fresh.send('/workshops');
    await fresh.stop();

    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.text).toContain('<h1>Declic is not available right now</h1>');
  });
});

describe('the root', () => {
  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', '/fr/'],
    ['es', '/es/'],
    ['de-DE, fr;q=0.5', '/en/'],
    ['en;q=0.1, es;q=0.7', '/es/'],
    [undefined, '/en/'],
  ])('sends a browser that reads "%s" to %s', async (language, target) => {
    const response = await edge.send('/?utm_source=x', {
      headers: { ...NAVIGATION, ...(language && { 'accept-language': language }) },
    });

    expect(response.status).toBe(302);
    expect(response.headers).toMatchObject({ location: `${target}?utm_source=x`, 'cache-control': 'no-store' });
  });

  it('sends a browser on an app host to the dashboard', async () => {
    const response = await edge.send('/', { headers: { ...NAVIGATION, host: 'app.declic.example' } });

    expect([response.status, response.headers['location']]).toEqual([302, '/dashboard']);
  });

  it.each([NAVIGATION, { accept: 'text/html' }])('lets a bot stay that says %j, and tells the page', async (says) => {
    const response = await edge.send('/', {
      headers: { ...says, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });

    expect(response.headers['location']).toBeUndefined();
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toMatch(/<html[^>]* data-visitor="robot"/);
  });

  it.each([
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'image/png, Text/HTML;q=0.1',
  ])('sends an older browser, which asks for %s, to its language', async (accept) => {
    const response = await edge.send('/', { headers: { accept, 'accept-language': 'fr' } });

    expect([response.status, response.headers['location']]).toEqual([302, '/fr/']);
  });

  it.each([
    { accept: '*/*' },
    { accept: 'application/json' },
    { accept: 'text/html;q=0, */*' },
    { accept: 'application/x-text/html' },
    { accept: 'text/html', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ])('stays for a request that does not open a page: %j', async (headers) => {
    const response = await edge.send('/', { headers });

    expect([response.headers['location'], response.headers['content-type']]).toEqual([
      undefined,
      'text/html; charset=utf-8',
    ]);
    expect(response.text).not.toContain('data-visitor');
  });

  it('does not redirect a request that is no page navigation', async () => {
    const { headers } = await edge.send('/');

    expect(headers['location']).toBeUndefined();
    expect(headers['vary']).toBe(
      'accept, accept-language, user-agent, sec-fetch-mode, sec-ch-ua, cookie, accept-encoding',
    );
  });
});
