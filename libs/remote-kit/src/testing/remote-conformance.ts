import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isWithin, manifestFaults, type RemoteManifest } from '../contract';
import { isRemoteModule, type Remote } from '../define-remote';

/** The tests that every remote has to pass: `remoteConformance(remote, manifest)` in a file of its own. */
export function remoteConformance(remote: Remote, manifest: RemoteManifest): void {
  const pages = flatten(remote.routes);
  const areaPaths = manifest.areas.map(({ path }) => path);

  describe(`${manifest.id} keeps the contract of remotes`, () => {
    it('has a manifest without faults, and exposes that one', () => {
      expect(manifestFaults(manifest)).toEqual([]);
      expect(isRemoteModule({ remote }, manifest.id)).toBe(true);
      expect(remote.manifest).toBe(manifest);
    });

    it('has a manifest that is pure data', () => {
      expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
    });

    it('answers only inside its areas, and in every one of them', () => {
      const paths = pages.flatMap(({ path }) => (path === undefined ? [] : [path]));
      expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
      expect(paths.filter((path) => !areaPaths.some((area) => isWithin(path, area)))).toEqual([]);
      expect(areaPaths.filter((area) => !paths.some((path) => isWithin(path, area)))).toEqual([]);
    });

    it('leads its own navigation entries to its own pages', () => {
      expect(manifest.nav.filter(({ to }) => !areaPaths.some((area) => isWithin(to, area)))).toEqual([]);
    });

    it.each(pages.filter(({ lazy }) => lazy).map((page) => [page.path ?? 'a layout', page] as const))(
      'loads %s from a file with a Component',
      async (_path, { lazy }) => {
        const loaded: unknown = typeof lazy === 'function' ? await lazy() : lazy;
        expect(loaded).toHaveProperty('Component', expect.any(Function));
      },
    );
  });
}

function flatten(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}
