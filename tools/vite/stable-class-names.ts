import { basename } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { isThirdParty } from './package-folder.ts';

/**
 * Gives each styled component an id that follows from the content of its file, where styled-components counts them as they are
 * evaluated. HTML that was rendered before, with the styles in it, so has the class names that the browser computes. Rules also lose
 * their comments and white space.
 */
export function stableClassNames(): Plugin {
  return {
    name: 'declic:stable-class-names',
    // Before the names of packages are rewritten, which differ between the page and its prerendering.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      async handler(code, id) {
        if (isThirdParty(id)) return null;
        // Of a file with an absolute path the transform hashes the path, which differs between machines.
        const { code: named, map } = await transformWithOxc(code, basename(id), {
          lang: id.endsWith('x') ? 'tsx' : 'ts',
          jsx: 'preserve',
          plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
        });
        return { code: named, ...(map && { map }) };
      },
    },
  };
}
