import type { Plugin } from 'vite';

/**
 * In development, reloads the page when a route file or the route table changes: they export more than components, so they
 * cannot be refreshed in place, and without this an edit would change nothing on screen. Components refresh in place.
 */
export function reloadRoutes(): Plugin {
  return {
    name: 'declic:reload-routes',
    apply: 'serve',
    hotUpdate({ file }) {
      if (!/(\.route\.tsx|\/remote\.tsx|\/remote\.manifest\.ts)$/.test(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
