import { expect, type Page, type Response, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { goWithin, waitForRouter } from '../support/go-within.ts';
import { accountWithKey } from '../support/keys.ts';
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

/** Files of the page's remote until it is idle: its entry, what several of its routes need, and the route. */
const FILES_OF_REMOTE = { '/en/': 3, '/workshops': 3, '/verify-email?email=a@example.test': 3, '/login': 3 };

const FILES_OF_SIGNED_IN = {
  '/dashboard': 3,
  '/usage': 3,
  '/usage?tab=requests': 3,
  '/keys': 3,
  '/account': 3,
  '/api': 3,
  '/actions': 3,
  // And the colours of its code, which come after it.
  '/actions/email_validate/playground': 4,
  '/actions/email_validate/batch': 3,
  '/tools/flow-content': 3,
};

for (const [path, most] of Object.entries(FILES_OF_REMOTE)) {
  test(`${path} asks for at most ${most} files of its remote`, async ({ page }) => {
    await expectFiles(page, path, most);
  });
}

for (const [path, most] of Object.entries(FILES_OF_SIGNED_IN)) {
  test(`${path}, signed in, asks for at most ${most} files of its remote`, async ({ page }) => {
    await accountWithKey(page, newAddress('files'));
    await expectFiles(page, path, most);
  });
}

async function expectFiles(page: Page, path: string, most: number): Promise<void> {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) files.push(pathname);
  });
  await page.goto(path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForRouter(page);
  await page.waitForLoadState('networkidle');
  expect(files.length, files.join('\n')).toBeGreaterThan(0);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
}

test("the shell's own files name no remote", async ({ page, request }) => {
  await page.goto('/en/');
  await waitForRouter(page);
  const sources = await page
    .locator('script[src^="/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const named = /mf-(marketing|console|workshops|flow)/.exec(await (await request.get(source)).text());
    expect(named?.[0], source).toBeUndefined();
  }
});

test('the service of one area being away leaves the others as they are', async ({ page }) => {
  await page.route('**/api/workshops/**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"code":"service_unavailable","title":"away","status":503}',
    }),
  );
  // Of the list in its usual order there is HTML, with the answers of a moment ago.
  await page.goto('/workshops?vue=liste');
  await expect(page.getByText('Les ateliers n’ont pas pu être chargés.')).toBeVisible();

  await page.unroute('**/api/workshops/**');
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(page.getByRole('link', { name: 'Réserver ma place' }).first()).toBeVisible();
});

test('no text becomes HTML or code of a page, though its own code asks for it', async ({ page }) => {
  await page.goto('/login');
  await waitForRouter(page);
  const refused = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = document.createElement('script');
    // Not known to the types of browsers yet.
    const { trustedTypes: types } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    return {
      html: attempt(() => (document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">')),
      script: attempt(() => (script.textContent = 'alert(1)')),
      worker: attempt(() => new Worker('/api/releases/composition')),
      address: attempt(() => (script.src = 'https://evil.example/a.js')),
      policy: attempt(() => types.createPolicy('mine', {})),
    };
  });
  expect(refused).toEqual({ html: true, script: true, worker: true, address: true, policy: true });
});

test('no page breaks the content security policy', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const [path, name] of Object.entries(AREAS)) {
    await page.goto(path);
    await waitForRouter(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
