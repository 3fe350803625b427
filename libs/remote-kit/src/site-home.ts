import type { RouteObject } from 'react-router-dom';

/** Of the page that is being rendered to HTML, where there is no document. */
let homeOfRendered: string | undefined;

/**
 * The area that is the whole site on the host of this page, as the edge wrote it into the document: its page is at `/` there.
 * Undefined on the product's own host, where every area has its path.
 */
export function siteHome(): string | undefined {
  return homeOfRendered ?? globalThis.document?.documentElement.dataset['site'];
}

/** Renders a page for the host of a site. One page is rendered at a time. */
export async function withSiteHome<Result>(home: string | undefined, render: () => Promise<Result>): Promise<Result> {
  homeOfRendered = home;
  try {
    return await render();
  } finally {
    homeOfRendered = undefined;
  }
}

/** The routes of a remote. On the host of a site the page of its area is at the root as well. */
export function routesOfHost(routes: readonly RouteObject[], home = siteHome()): readonly RouteObject[] {
  const page = home === undefined ? undefined : routes.find(({ path }) => path === home);
  return page && !page.index ? [...routes, { ...page, path: '/' }] : routes;
}
