import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AppProviders } from '../app-providers';
import type { PrerenderedPage } from '../contract';
import type { Remote } from '../define-remote';
import type { PageHead } from '../head/page-head';
import { HeadCollector } from '../head/use-page-head';
import { PageFrame } from '../page-frame';
import { createQueryClient, provideQueryClient } from '../query-client';
import { routesOfHost } from '../site-home';
import { withoutFetch } from './without-fetch';

/** Longer than a page takes that waits for nothing but its own code, also on a machine that builds much else at the time. */
const PRERENDER_LIMIT_MS = 60_000;

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Renders a page of a remote to HTML, in the same tree in which the shell shows it, so that React finds every element and id again.
 *
 * @throws what the page throws, and when it waits for something that does not come, fetches, or has no head.
 */
export async function prerenderPage(
  remote: Remote,
  path: string,
  limitMs = PRERENDER_LIMIT_MS,
): Promise<PrerenderedPage> {
  const queryClient = createQueryClient();
  provideQueryClient(queryClient);
  return withoutFetch(async () => {
    const router = await openRouter(remote, path, limitMs);
    try {
      return await renderPage(router, queryClient, limitMs);
    } finally {
      router.dispose();
      queryClient.clear();
    }
  });
}

/** The page that a router has ready, as HTML. */
export async function renderPage(router: Router, queryClient: QueryClient, limitMs: number): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const heads: PageHead[] = [];
  const tree = (
    <HeadCollector value={(head) => void heads.push(head)}>
      <AppProviders queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppProviders>
    </HeadCollector>
  );
  try {
    const html = await toHtml(sheet.collectStyles(tree), limitMs);
    const head = heads.at(-1);
    if (!head) throw new Error('it has no head: call usePageHead.');
    return { head, styles: readStyles(sheet.getStyleTags()), html: withPlainQuotes(html) };
  } finally {
    sheet.seal();
  }
}

/** A router whose page is loaded. */
export async function openRouter(remote: Remote, path: string, limitMs: number): Promise<Router> {
  const router = createMemoryRouter(
    [
      {
        element: (
          <PageFrame>
            <Outlet />
          </PageFrame>
        ),
        errorElement: <Rethrow />,
        HydrateFallback: () => null,
        children: [...routesOfHost(remote.routes)],
      },
    ],
    { initialEntries: [path] },
  );
  await within(limitMs, waitUntilOpened(router));
  if (router.state.location.pathname !== path) throw new Error(`it leads on to ${router.state.location.pathname}.`);
  return router;
}

function waitUntilOpened(router: Router): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  router.subscribe(({ initialized }) => initialized && resolve());
  if (router.state.initialized) resolve();
  return promise;
}

function Rethrow(): ReactNode {
  throw useRouteError();
}

async function toHtml(tree: ReactNode, limitMs: number): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    signal: AbortSignal.timeout(limitMs),
    // A part that is sent later would need a script to move it to its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw isTimeout(errors[0]) ? new LateError(limitMs) : errors[0];
  return html;
}

class LateError extends Error {
  constructor(limitMs: number) {
    super(`it is not rendered after ${limitMs / 1_000} s: it waits for something that does not come.`);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

async function within(limitMs: number, loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(limitMs)), limitMs);
  });
  await Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/**
 * The rules alone. styled-components could take them over from an element that it marks; the marks are a fifth of its size. It
 * inserts the same rules once more instead, behind these.
 */
function readStyles(tags: string): string {
  const [, marked = ''] = /<style[^>]*>([\s\S]*)<\/style>/.exec(tags) ?? [];
  return marked.replace(/^data-styled\..*$/gm, '').replace(/\/\*!sc\*\/\n?|\n/g, '');
}

/** In texts, quotes need no entities, of which examples of JSON have thousands. */
function withPlainQuotes(html: string): string {
  return html.replace(/>[^<]+</g, (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));
}
