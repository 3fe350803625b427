import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packageFolder } from './package-folder.ts';
import { importFromSource } from './remote/import-from-source.ts';

interface GlobalStyleModules {
  globalCss: string;
  GLOBAL_STYLE_ATTRIBUTE: string;
}

/**
 * Writes the rules of all pages (fonts, tokens, themes, reset) into the page, so that they are there before any code is. Nothing
 * in a build without the design system.
 */
export function inlineGlobalStyle(): Plugin {
  return {
    name: 'declic:inline-global-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        if (!Object.values(bundle).some(hasRules)) return [];
        const { globalCss, GLOBAL_STYLE_ATTRIBUTE } = await importFromSource<GlobalStyleModules>(
          packageFolder('@declic/design-system'),
          'src/global-style/index.ts',
          [fontsOf(Object.keys(bundle))],
        );
        const attrs = { [GLOBAL_STYLE_ATTRIBUTE]: true };
        return [{ tag: 'style', attrs, children: withoutSpace(globalCss), injectTo: 'head' as const }];
      },
    },
  };
}

function hasRules(part: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/global-style/global-css.ts'));
}

/** Fonts have the addresses that the build gave them. */
function fontsOf(files: readonly string[]): Plugin {
  const prefix = '\0declic:font:';
  return {
    name: 'declic:built-fonts',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.woff2') ? prefix + basename(source, '.woff2') : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const file = files.find((it) => it.startsWith(`assets/${name}-`) && it.endsWith('.woff2'));
      if (!file) throw new Error(`The build has no font ${name}.`);
      return `export default ${JSON.stringify(`./${file}`)};`;
    },
  };
}

function withoutSpace(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;}/g, '}')
    .trim();
}
