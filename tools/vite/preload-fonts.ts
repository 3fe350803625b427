import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Asks for fonts that every first view uses at once, where a page asks for them after its first render. In the body, so that the
 * code of the page is asked for first.
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'declic:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => fontLinks(Object.keys(bundle), names),
    },
  };
}

export function fontLinks(files: readonly string[], names: readonly string[]): HtmlTagDescriptor[] {
  return names
    .flatMap((name) => files.filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2')))
    .map((file) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        fetchpriority: 'low',
        href: `./${file}`,
      },
      injectTo: 'body-prepend',
    }));
}
