import type { QueryClient } from '@tanstack/react-query';
import type { AnsweredQuery, LivePage, PageProgram, ReadForPage } from '../contract';
import type { Remote } from '../define-remote';
import { createQueryClient, provideQueryClient } from '../query-client';
import { withSiteHome } from '../site-home';
import { openRouter, renderPage } from './prerender-page';
import { withFetch } from './without-fetch';

/** For what waits for nothing but its own code and answers, which have shorter limits. */
const LIMIT_MS = 10_000;

/**
 * The pages of a remote as HTML, each with the answers of services that it shows. One is rendered at a time: what a page fetches is
 * found by replacing `fetch`.
 */
export function livePages(remote: Remote): PageProgram['render'] {
  return (path, read, site) => {
    const queryClient = withoutRepeating(createQueryClient());
    provideQueryClient(queryClient);
    const show = async () => {
      const router = await openRouter(remote, path, LIMIT_MS);
      try {
        await untilAnswered(queryClient);
        const page = await renderPage(router, queryClient, LIMIT_MS);
        return { ...page, data: listAnswers(queryClient) } satisfies LivePage;
      } finally {
        router.dispose();
        queryClient.clear();
      }
    };
    return withSiteHome(site, () => withFetch((request) => toAnswer(request, read), show));
  };
}

/** A failure makes no page, and the next visit is another attempt. */
function withoutRepeating(queryClient: QueryClient): QueryClient {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false, refetchInterval: false } });
  return queryClient;
}

async function toAnswer({ method, url }: Request, read: ReadForPage): Promise<Response> {
  if (method !== 'GET') throw new Error(`it sends ${method} to ${url}: a page that is rendered only reads.`);
  const { pathname, search } = new URL(url);
  const { status, body } = await read(pathname + search);
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** What the loader began to fetch: parts of a page that do not wait for it would be rendered as they are before an answer. */
async function untilAnswered(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => promise ?? []),
  );
}

function listAnswers(queryClient: QueryClient): AnsweredQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
