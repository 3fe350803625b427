import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** An address of our own origin that the source of a page names. */
export interface NamedAddress {
  /** Relative to the workspace, with the line: `mf-flow/src/paths.ts:2`. */
  readonly at: string;
  /** Without query and fragment; `:x` stands for a part that is computed. */
  readonly path: string;
}

const PAGES = '{shell,mf-*,libs/{action-console,action-results,design-system,remote-kit,session}}/src/**/*.{ts,tsx}';
/** Texts in Markdown, and tables of such texts. */
const TEXTS = 'services/actions/src/modules/documentation/{guides/*.md,problems/*.ts}';
const NOT_PAGES = /\.(test|stories)\.tsx?$|\/(testing|standalone)(\/|\.tsx$)|\.d\.ts$/;

/** Every address that begins with a slash in the sources of shell, remotes and what they share, and in the documentation. */
export function findAddresses(root: string): NamedAddress[] {
  const find = (pattern: string, read: typeof addressesIn) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !NOT_PAGES.test(file))
      .toSorted()
      .flatMap((file) => read(readFileSync(join(root, file), 'utf8'), file));
  return [...find(PAGES, addressesIn), ...find(TEXTS, linksIn)];
}

/** The targets of links in Markdown. */
export function linksIn(text: string, file: string): NamedAddress[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(({ 1: target = '', index }) => ({
    at: `${file}:${lineAt(text, index)}`,
    path: target.replace(/[?#].*$/, ''),
  }));
}

/** The addresses in string and template literals. Comments, types and the text of JSX are none. */
export function addressesIn(code: string, file: string): NamedAddress[] {
  const found: NamedAddress[] = [];
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const path = readAddress(node);
    if (path !== undefined) found.push({ at: `${file}:${lineAt(code, node.start)}`, path });
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: readonly { value: { cooked: string } }[];
}

function readAddress({ type, value, quasis }: Node): string | undefined {
  const text =
    type === 'Literal' && typeof value === 'string'
      ? value
      : type === 'TemplateLiteral'
        ? quasis?.map(({ value: { cooked } }) => cooked).join(':x')
        : undefined;
  // Letters after the slash, or nothing: "//", "/^…" and " / " are something else.
  return text !== undefined && /^\/($|[\w:?#])/.test(text) ? text.replace(/[?#].*$/, '') : undefined;
}

function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, each));
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') {
    if (value.type.startsWith('TS') && !EXPRESSIONS.has(value.type)) return; // a type
    each(value as Node); // checked by its `type`
  }
  Object.values(value).forEach((child) => visit(child, each));
}

/** Nodes of TypeScript that hold an expression. */
const EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
