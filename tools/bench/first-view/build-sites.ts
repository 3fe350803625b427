import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../release/precompress.ts';
import { inlineGlobalStyle } from '../../vite/inline-global-style.ts';
import { preloadFonts } from '../../vite/preload-fonts.ts';
import { importFromSource } from '../../vite/remote/import-from-source.ts';
import { stableClassNames } from '../../vite/stable-class-names.ts';
import { type MeasuredPage, measuredPage } from './measured-page.ts';

export const PEER = join(import.meta.dirname, 'peer');

interface Rendered {
  html: string;
  styles: string;
}

/** Builds a page as a plain Vite site that is prerendered and hydrated, into a folder. */
export async function buildViteSite(folder: string, measured: MeasuredPage): Promise<string> {
  const dist = join(folder, 'vite');
  await build({
    root: PEER,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      measuredPage(measured),
      stableClassNames(),
      react(),
      inlineGlobalStyle(),
      preloadFonts(['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']),
    ],
    base: '/',
    build: { outDir: dist, emptyOutDir: true, target: 'es2023' },
  });
  const { render } = await importFromSource<{ render(): Promise<Rendered> }>(PEER, 'src/render.jsx', [
    measuredPage(measured),
    stableClassNames(),
  ]);
  const { html, styles } = await render();
  const page = join(dist, 'index.html');
  const template = await readFile(page, 'utf8');
  await writeFile(
    page,
    template
      .replaceAll('./assets/', '/assets/')
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root">', () => `<div id="root">${html}`),
  );
  await precompress(dist);
  return dist;
}

/** Builds a page as a site of Astro with one island, into a folder. */
export async function buildAstroSite(folder: string, measured: MeasuredPage): Promise<string> {
  const dist = join(folder, 'astro');
  const astro = join(PEER, 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    OUT_DIR: dist,
    MEASURED_PAGE: JSON.stringify(measured),
  };
  await promisify(execFile)(process.execPath, [astro, 'build', '--silent'], { cwd: PEER, env });
  await precompress(dist);
  return dist;
}
