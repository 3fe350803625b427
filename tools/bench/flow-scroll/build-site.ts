import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><div id="root"></div><script type="module" src="./main.ts"></script></html>';

/** The remote on its own page, built as for production, and served. */
export async function buildSite(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'main.ts'), "import '../../../../mf-flow/src/standalone';\n");
  const options: InlineConfig = { root: folder, configFile: false, logLevel: 'warn', plugins: [react()] };
  await build({ ...options, build: { outDir: 'dist', target: 'es2023' } });
  const server = await preview({ ...options, build: { outDir: 'dist' }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The built page is not served.');
  return { url, close: () => server.close() };
}
