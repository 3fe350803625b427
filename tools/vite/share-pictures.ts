import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { importFromSource } from './remote/import-from-source.ts';

const SOURCE = 'src/share-pictures.ts';
/** In the published kit, a module beside this one. */
const [MEDIA = ''] = ['share-picture.js', '../../libs/media/src/share-picture/index.ts']
  .map((file) => join(import.meta.dirname, file))
  .filter((file) => existsSync(file));

/**
 * Draws the pictures of shared links that `src/share-pictures.ts` names, as files of the build: `share/<name>.png`. Heads of pages name
 * them without a version: `/remotes/<remote>/current/share/<name>.png`.
 */
export function sharePictures(root: string): Plugin {
  return {
    name: 'declic:share-pictures',
    apply: 'build',
    async generateBundle() {
      const { drawn } = await importFromSource<{ drawn: [string, Uint8Array][] }>(root, SOURCE, [drawing()]);
      for (const [name, source] of drawn) this.emitFile({ type: 'asset', fileName: `share/${name}.png`, source });
    },
  };
}

/** Draws while the module is evaluated: afterwards nothing that it would load when it draws can be imported any more. */
function drawing(): Plugin {
  const code = `
import { drawSharePicture } from ${JSON.stringify(MEDIA)};
const draw = async ([name, picture]) => [name, await drawSharePicture(picture)];
export const drawn = await Promise.all(Object.entries(sharePictures).map(draw));
`;
  return {
    name: 'declic:draw-share-pictures',
    transform: (module, id) => (id.endsWith(`/${SOURCE}`) ? module + code : null),
  };
}
