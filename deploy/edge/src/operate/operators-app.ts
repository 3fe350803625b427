import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { cspHash } from '@declic/nest-kit/csp-hash';
import type { Encoding } from '../http/encoding';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file with its compressed copies, as far as the build wrote them. */
export interface AppFile extends Record<Encoding, Buffer | undefined> {
  type: string;
  body: Buffer;
}

export interface AppPage {
  html: string;
  policy: string;
}

/**
 * The built operators' page, held in memory: a build beside a running edge, which empties the folder first, changes nothing that is
 * served.
 */
export class OperatorsApp {
  readonly #html: string;
  readonly #files: ReadonlyMap<string, AppFile>;

  /** @throws Error when the folder holds no build. */
  constructor(folder: string) {
    this.#html = readFileSync(join(folder, 'index.html'), 'utf8');
    this.#files = readFiles(folder);
  }

  /** The file at a path such as `assets/index-3f2a.js`. */
  file(path: string): AppFile | undefined {
    return this.#files.get(path);
  }

  /** The page at every other address. Its nonce, for style elements that libraries insert, is new each time. */
  render(): AppPage {
    const nonce = randomBytes(16).toString('base64');
    const html = this.#html.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
    return { html, policy: contentSecurityPolicy(nonce) };
  }
}

function readFiles(folder: string): Map<string, AppFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(paths.flatMap((path) => readFile(folder, path, new Set(paths))));
}

function readFile(folder: string, path: string, paths: ReadonlySet<string>): [string, AppFile][] {
  const type = TYPES[extname(path)];
  if (type === undefined) return [];
  const read = (name: string) => (paths.has(name) ? readFileSync(join(folder, name)) : undefined);
  const file = { type, body: readFileSync(join(folder, path)), br: read(`${path}.br`), gzip: read(`${path}.gz`) };
  return [[path.split(sep).join('/'), file]];
}

/** Stricter than that of the product's pages: no code of a remote, no frames, no files of users. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // styled-components inserts its rules into a style element that the page sees empty.
    `style-src 'self' ${cspHash('')} 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
