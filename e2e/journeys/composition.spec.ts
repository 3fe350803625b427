import { expect, type Page, type Response, type Route, test } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { watchConsole } from '../support/page-health.ts';

/** Public areas that can be visited one after the other, by path, each with the heading that only it has. */
const AREAS = { '/en/': 'One POST. Done.', '/workshops': 'Libre dès demain', '/login': 'Sign in' };

/** One sentence of code per library that every copy of it contains, however it was built. */
const FINGERPRINTS: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-router-dom': /You cannot render a <Router> inside another <Router>|__reactRouterVersion/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
  zustand: /getInitialState:\s*\(\)\s*=>/,
  'styled-components': /data-styled-version/,
  '@declic/session': /declic-session/,
  '@declic/design-system': /declic\.theme/,
  '@declic/remote-kit': /is not this remote|could not be reached/,
};

test('every shared library is in the page exactly once, for every sequence of areas', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await page.goto('/en/');
  for (const [path, name] of Object.entries(AREAS)) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const scripts = new Map(
    await Promise.all(responses.map(async (response) => [response.url(), await response.text()] as const)),
  );

  for (const [library, fingerprint] of Object.entries(FINGERPRINTS)) {
    const copies = [...scripts].filter(([, source]) => fingerprint.test(source)).map(([url]) => new URL(url).pathname);
    expect(copies, library).toHaveLength(1);
    expect(copies[0], library).toMatch(/^\/shell\/[0-9a-f]{16}\/assets\//);
  }
});

test("the shell's own files name no remote", async ({ page, request }) => {
  await page.goto('/en/');
  const sources = await page
    .locator('script[src^="/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const named = /mf-(marketing|console|workshops|flow)/.exec(await (await request.get(source)).text());
    expect(named?.[0], source).toBeUndefined();
  }
});

type Failure = (route: Route) => Promise<void>;

const FAILURES: Record<string, Failure> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'answers HTML instead of JavaScript': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }),
  'has a syntax error': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const = ;' }),
  'throws when it is imported': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken at import");' }),
};

async function breakRemote(page: Page, remote: string, failure: Failure): Promise<void> {
  await page.route(`**/remotes/${remote}/**`, failure);
}

test('a remote that needs an export which the shell lacks is not run; its neighbours are', async ({ page }) => {
  const beacons: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/beacons')) beacons.push(request.postDataJSON());
  });
  await page.route('**/workshops', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [before = '', after = ''] = html.split('"name":"mf-workshops"');
    const needy = after.replace('"exports":{}', '"exports":{"@declic/design-system":["Gauge"]}');
    await route.fulfill({ response, body: `${before}"name":"mf-workshops"${needy}` });
  });
  await page.goto('/workshops');

  await expect(page.getByRole('alert', { name: 'Ateliers' })).toBeVisible();
  await expect
    .poll(() => beacons)
    .toContainEqual(
      expect.objectContaining({
        remote: 'mf-workshops',
        failure: 'contract',
        message: expect.stringContaining('@declic/design-system exports no Gauge.'),
      }),
    );
  await goWithin(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: AREAS['/login'] })).toBeVisible();
});

for (const [what, failure] of Object.entries(FAILURES)) {
  test(`a remote that ${what} costs its own area only, and can be retried`, async ({ page }) => {
    await breakRemote(page, 'mf-workshops', failure);
    await page.goto('/workshops');

    const card = page.getByRole('alert', { name: 'Ateliers' });
    await expect(card).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    // The neighbours go on, in the same page.
    for (const path of ['/en/', '/login'] as const) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1, name: AREAS[path] })).toBeVisible();
    }
    await goWithin(page, '/workshops');
    await expect(card).toBeVisible();

    await page.unroute(`**/remotes/mf-workshops/**`);
    await card.getByRole('button', { name: /Retry|Réessayer/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: AREAS['/workshops'] })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
  });
}

/** A remote as the federation runtime sees it, with one page that breaks in a given way. */
const brokenRemote = (page: string) => `
  export const init = () => {};
  export const get = async () => () => ({
    remote: {
      manifest: { id: 'mf-workshops' },
      routes: [{ path: '/workshops', lazy: async () => ({ Component: ${page} }) }],
    },
  });`;

const BREAKDOWNS = {
  'throws while it renders': '() => { throw new Error("broken at render"); }',
  'gives back what cannot be rendered': '() => ({ not: "an element" })',
};

for (const [what, component] of Object.entries(BREAKDOWNS)) {
  test(`a remote that ${what} costs its own area only, until another version is released`, async ({ page }) => {
    // The first load fails, so that the second has an address without a preloaded, hashed original.
    await breakRemote(page, 'mf-workshops', (route) =>
      route.request().url().includes('attempt=')
        ? route.fulfill({ contentType: 'text/javascript', body: brokenRemote(component) })
        : route.abort('connectionrefused'),
    );
    await page.goto('/workshops');
    const card = page.getByRole('alert', { name: 'Ateliers' });
    const retry = card.getByRole('button', { name: /Retry|Réessayer/ });
    await retry.click();
    await expect(card).toBeVisible();

    await goWithin(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: AREAS['/login'] })).toBeVisible();
    await goWithin(page, '/workshops');
    await expect(card).toBeVisible();

    await page.unroute('**/remotes/mf-workshops/**');
    await releaseAgain(page, 'mf-workshops');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: AREAS['/workshops'] })).toBeVisible();
  });
}

interface Composition {
  remotes: { name: string; version: string; entry: string }[];
}

/** The registry names another version from now on, with the same, good code behind another address. */
async function releaseAgain(page: Page, name: string): Promise<void> {
  await page.route('**/api/releases/composition', async (route) => {
    const response = await route.fetch();
    const composition = (await response.json()) as Composition; // checked against the contract in the service's tests
    const remotes = composition.remotes.map((remote) =>
      remote.name === name ? { ...remote, version: 'next', entry: `${remote.entry}?next` } : remote,
    );
    await route.fulfill({ response, json: { ...composition, remotes } });
  });
}

test('a remote that never answers is given up within its budget', async ({ page }) => {
  await breakRemote(page, 'mf-workshops', () => new Promise<void>(() => {}));
  await page.goto('/workshops', { waitUntil: 'commit' });

  await expect(page.getByRole('alert', { name: 'Ateliers' })).toBeVisible();
});

test('the service of one area being away leaves the others as they are', async ({ page }) => {
  await page.route('**/api/workshops/**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"code":"service_unavailable","title":"away","status":503}',
    }),
  );
  await page.goto('/workshops');
  await expect(page.getByText('Erreur de chargement')).toBeVisible();

  await page.unroute('**/api/workshops/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: 'Réserver ma place' }).first()).toBeVisible();
});

test('no page breaks the content security policy', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const [path, name] of Object.entries(AREAS)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
