import type { Plugin } from 'vite';

/** Serves the page of a remote that runs without the shell: every address that is no file, with `src/standalone.tsx`. */
export function standalonePage(title: string): Plugin {
  return {
    name: 'declic:standalone-page',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: ['src/standalone.tsx'] } }),
    // Returned, so that it comes after Vite's own handlers, which lead these addresses to `/index.html`.
    configureServer: (server) => () => {
      server.middlewares.use('/index.html', (request, response, next) => {
        server.transformIndexHtml(request.originalUrl ?? '/', renderPage(title)).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}

function renderPage(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/standalone.tsx"></script>
  </body>
</html>
`;
}
