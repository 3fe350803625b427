import { join } from 'node:path';
import type { Plugin } from 'vite';
import type * as Media from '../../libs/media/src/share-picture/index.ts';
import { importFromSource } from './remote/import-from-source.ts';

const MEDIA = join(import.meta.dirname, '../../libs/media');

/**
 * Draws the pictures of shared links that `src/share-pictures.ts` names, as files of the build: `share/<name>.png`. Heads of pages name
 * them without a version: `/remotes/<remote>/current/share/<name>.png`.
 */
export function sharePictures(root: string): Plugin {
  return {
    name: 'declic:share-pictures',
    apply: 'build',
    async generateBundle() {
      const source = 'src/share-pictures.ts';
      const named = await importFromSource<{ sharePictures: Record<string, Media.SharePicture> }>(root, source);
      // From the sources, like all that a configuration needs of our packages.
      const { drawSharePicture } = await importFromSource<typeof Media>(MEDIA, 'src/share-picture/index.ts');
      for (const [name, picture] of Object.entries(named.sharePictures))
        this.emitFile({ type: 'asset', fileName: `share/${name}.png`, source: await drawSharePicture(picture) });
    },
  };
}
