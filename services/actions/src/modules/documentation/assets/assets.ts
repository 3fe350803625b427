import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { docsStyle } from './docs-style';
import { readViewerScript } from './viewer-script';

/** A file that pages of the documentation load. */
export interface Asset {
  readonly mime: string;
  readonly content: Buffer;
}

const scripts = import.meta.glob<string>('./*.js', { query: '?raw', import: 'default', eager: true });

const FONTS = new Map(
  Object.entries({
    'bricolage-grotesque.woff2':
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'jetbrains-mono.woff2': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  }),
);

/** The asset of this name; null when there is none. */
export async function readAsset(name: string): Promise<Asset | null> {
  const font = FONTS.get(name);
  if (font !== undefined)
    return { mime: 'font/woff2', content: await readFile(fileURLToPath(import.meta.resolve(font))) };
  if (name === 'docs.css') return toText('css', docsStyle);
  const script = name === 'reference.js' ? await readViewerScript() : scripts[`./${name}`];
  return script === undefined ? null : toText('javascript', script);
}

function toText(type: 'css' | 'javascript', text: string): Asset {
  return { mime: `text/${type}; charset=utf-8`, content: Buffer.from(text) };
}
