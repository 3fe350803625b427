import type { PageHead } from '../head/page-head.ts';
import type { RemoteArea } from './remote-manifest.ts';

/** The folder of a release that holds its pages as HTML. */
export const PAGES_FOLDER = 'pages';

/** Set on the root of a document that holds the HTML of a page; its value names the release: `mf-marketing@3f2a…`. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/** Set beside it: what the HTML was rendered with. */
export const KIT_ATTRIBUTE = 'data-kit';

/** A page of a remote as HTML, one file of its release. The edge puts its parts into the document of the shell. */
export interface PrerenderedPage {
  readonly head: PageHead;
  /** The rules of the components that the page shows. */
  readonly styles: string;
  /** What stands in the root of the document. */
  readonly html: string;
  /** What it was rendered with; a shell that was built with something else renders the page anew. */
  readonly kit?: string;
}

/** The most that a file with a page may have. What is rendered from sources has about a third of it. */
export const LARGEST_PAGE_FILE_BYTES = 256 * 1024;

/**
 * Whether pages of an area may be HTML: the header of other layouts is the shell's, and what only some visitors may see cannot be in
 * what all of them get.
 */
export function isHtmlArea({ layout, access }: Pick<RemoteArea, 'layout' | 'access'>): boolean {
  return layout === 'site' && access === 'public';
}

/** A path as lists of pages name it: without a slash at its end. */
export function toPagePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Why HTML may not stand in a document of ours, in words; undefined when it may. This finds mistakes early, and is no parser: what
 * protects the page is its policy, which lets neither other scripts nor handlers, `javascript:` addresses or `style` attributes run.
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
