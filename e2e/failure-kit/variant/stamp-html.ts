import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ReleaseManifest } from '@declic/remote-kit/contract';
import { root } from '@declic/tools/start/settings';
import { readManifest, sealBuild, type StampedProject } from './stamp.ts';

/** A remote whose pages are HTML, and the words of one page by which its builds are told apart. */
export interface HtmlSubject {
  readonly name: string;
  readonly path: string;
  readonly words: string;
}

export const PRERENDERED: HtmlSubject = { name: 'mf-marketing', path: '/en/', words: 'What one call does' };
export const LIVE: HtmlSubject = { name: 'mf-workshops', path: '/workshops', words: 'On construit ensemble' };

const TEXTS = ['.js', '.cjs', '.json'];
const NOT_TEXT = ['release.json', 'integrity.json', 'api-contract.json', 'mf-manifest.json'];

export const htmlMark = (version: string) => `(${version})`;

/** A release of the remote as it was built, with its version in the words of its page: in the code, and in the HTML or what renders it. */
export function stampHtml({ name, words }: HtmlSubject, folder: string): StampedProject {
  const target = join(folder, 'dist');
  cpSync(join(root, name, 'dist'), target, { recursive: true });
  const version = `kit-html-${randomUUID().slice(0, 8)}`;
  const marked = textsIn(target).filter((path) => mark(join(target, path), words, version));
  if (!marked.some((path) => path.startsWith('assets/')) || !marked.some((path) => path.startsWith('pages/')))
    throw new Error(`${name} has no "${words}" in its code and its pages any more: mend the failure kit.`);
  const manifest: ReleaseManifest = { ...readManifest(target), version };
  return { folder, manifest: sealBuild(target, manifest) };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => TEXTS.includes(extname(path)) && !NOT_TEXT.includes(path),
  );
}

function mark(file: string, words: string, version: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(words)) return false;
  writeFileSync(file, text.replaceAll(words, `${words} ${htmlMark(version)}`));
  return true;
}
