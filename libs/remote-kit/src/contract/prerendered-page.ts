import type { PageHead } from '../head/page-head.ts';

/** The folder of a release that holds its pages as HTML. */
export const PAGES_FOLDER = 'pages';

/** Set on the root of a document that holds the HTML of a page; its value names the release: `mf-marketing@3f2a…`. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/** A page of a remote as HTML, one file of its release. The edge puts its parts into the document of the shell. */
export interface PrerenderedPage {
  readonly head: PageHead;
  /** The rules of the components that the page shows. */
  readonly styles: string;
  /** What stands in the root of the document. */
  readonly html: string;
}

/** A path as lists of pages name it: without a slash at its end. */
export function toPagePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Why HTML may not stand in a document of ours, in words; undefined when it may. What runs in a page is its modules, each with a
 * hash, and its policy lets neither other scripts nor `style` attributes pass.
 */
export function pageFault({ html, styles }: Pick<PrerenderedPage, 'html' | 'styles'>): string | undefined {
  const [tag] = /<(?:script|style|iframe|object|embed|base|meta|link)\b[^>]*>/i.exec(withoutData(html)) ?? [];
  if (tag !== undefined) return `it contains ${tag}`;
  const [attribute] = /\s(?:style|on[a-z]+)=(?=["'])[^<>]*/i.exec(tagsOf(html)) ?? [];
  if (attribute !== undefined) return `an element has the attribute${attribute.slice(0, 80)}`;
  return /<\/style/i.test(styles) ? 'its rules would end their style element' : undefined;
}

/** Data blocks, such as JSON-LD, run nowhere. */
function withoutData(html: string): string {
  return html.replace(/<script type="application\/(?:ld\+)?json">[^<]*<\/script>/g, '');
}

/** The tags alone: texts may say what they like. React writes `<` and `>` of values as entities. */
function tagsOf(html: string): string {
  return (html.match(/<[a-z][^<>]*>/gi) ?? []).join('');
}
