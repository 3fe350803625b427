import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FrontContract, ShellManifest } from '@declic/remote-kit/contract';

const ROOT = '<div id="root"></div><noscript>Turn scripts on.</noscript>';

const GLOBAL_STYLE = '<style data-global-style>body{margin:0}</style>';

const html = (version: string, style: string) =>
  `<!doctype html><html lang="en"><head><title>Declic</title><link rel="icon" href="./favicon.svg">${style}<script data-after-page data-code-loader>late()</script><script>early()</script><script type="module" src="./assets/shell.js"></script></head><body data-shell="${version}">${ROOT}</body></html>`;

const offered: FrontContract = { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } };

/** Puts a version of the shell into a store of releases, as `npm run release shell` does. Before pages were HTML, shells had no `style`. */
export function storeShell(releasesDir: string, version: string, offer = offered, style = GLOBAL_STYLE): void {
  const files = {
    'index.html': html(version, style),
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="${version}"/>`,
    'assets/shell.js': `export const shell = '${version}';`,
  };
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }));
  const manifest: ShellManifest = {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    version,
    owner: 'Platform team',
    title: 'Shell',
    entry: 'index.html',
    files: listed,
    offer,
  };
  writeFiles(join(releasesDir, 'shell', version), {
    ...files,
    'assets/shell.js.br': 'brotli bytes',
    'assets/shell.js.gz': 'gzip bytes',
    'release.json': JSON.stringify(manifest),
  });
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
