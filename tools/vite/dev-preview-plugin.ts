import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import {
  ownPath,
  PREVIEW_COMPOSITION_PATH,
  PREVIEW_ELEMENT_ID,
  PREVIEW_RESET_PATH,
  type PreviewNotice,
} from '../../libs/remote-kit/src/contract/preview.ts';
import {
  devPreviewCookie,
  noDevPreviewCookie,
  previewFault,
  readDevPreview,
  readSources,
  type DevPreview,
} from './dev-preview.ts';

interface ComposedArea {
  readonly name: string;
  readonly areas: readonly { readonly path: string }[];
}

/** The composition with these remotes taken from their dev servers. */
type Compose = (sources: ReadonlyMap<string, string>) => Promise<{ readonly remotes: readonly ComposedArea[] }>;

/**
 * `/preview?mf-flow=http://localhost:5173` shows a remote of a dev server in this browser, `/preview/reset` ends it. Only the dev server
 * of the shell has this: the built shell has no runtime for the sources of a dev server, and no edge has this code.
 */
export function devPreview(compose: Compose): Plugin {
  const shown = new AsyncLocalStorage<DevPreview | undefined>();

  return {
    name: 'declic:dev-preview',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const port = portOf(request);
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const preview = previewFault(request) === undefined ? readDevPreview(port, request.headers.cookie) : undefined;
        if (pathname === '/preview') return void begin(request, response, searchParams);
        if (pathname === PREVIEW_RESET_PATH)
          return redirect(response, ownPath(searchParams.get('to') ?? '/'), noDevPreviewCookie(port));
        if (pathname === PREVIEW_COMPOSITION_PATH) return void answerComposition(response, preview);
        return shown.run(preview, next);
      });
    },
    transformIndexHtml: () => {
      const preview = shown.getStore();
      if (!preview) return [];
      const attrs = { type: 'application/json', id: PREVIEW_ELEMENT_ID };
      const children = JSON.stringify(toNotice(preview)).replaceAll('<', '\\u003c');
      return [{ tag: 'script', attrs, children, injectTo: 'head' }];
    },
  };

  async function begin(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const fault = previewFault(request);
    if (fault !== undefined) return answer(response, 403, fault);
    try {
      const sources = readSources(query);
      const { remotes } = await compose(sources);
      const first = remotes.find(({ name }) => sources.has(name))?.areas[0]?.path ?? '/';
      redirect(response, first, devPreviewCookie(portOf(request), sources));
    } catch (error) {
      answer(response, 400, error instanceof Error ? error.message : String(error));
    }
  }

  async function answerComposition(response: ServerResponse, preview: DevPreview | undefined): Promise<void> {
    if (!preview) return answer(response, 404, 'This browser shows no preview.');
    const composition = await compose(preview.sources).catch((error: unknown) => String(error));
    if (typeof composition === 'string') return answer(response, 502, composition);
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(composition));
  }
}

function toNotice({ sources, expiresAt }: DevPreview): PreviewNotice {
  const overrides = [...sources].map(([name, version]) => ({ name, version }));
  return { overrides, replayed: null, expires_at: expiresAt.toISOString() };
}

function portOf({ socket }: IncomingMessage): string {
  return String(socket.localPort);
}

function redirect(response: ServerResponse, location: string, cookie: string): void {
  response.writeHead(303, { location, 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}
