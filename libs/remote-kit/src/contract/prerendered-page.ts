import type { PageHead } from '../head/page-head.ts';
import type { RemoteArea } from './remote-manifest.ts';

/** The folder of a release that holds its pages as HTML. */
export const PAGES_FOLDER = 'pages';

/** Set on the root of a document that holds the HTML of a page; its value names the release: `mf-marketing@3f2a…`. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/** Set beside it: what the HTML was rendered with. */
export const KIT_ATTRIBUTE = 'data-kit';

/** Set on the scripts of a shell's document that may run behind the HTML of a page. */
export const AFTER_PAGE_ATTRIBUTE = 'data-after-page';

/** The id of the template that holds the links and scripts of such a page's code, which a script of the shell takes out of it. */
export const PAGE_CODE_ELEMENT_ID = 'page-code';

/** Set on that script. */
export const CODE_LOADER_ATTRIBUTE = 'data-code-loader';

/** Dispatched on the window when the refresh cookie is found to be of a session: such a page is not only read. */
export const SESSION_FOUND = 'declic:session-found';

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

/** The file of a release with the program that renders its pages from live data. */
export const PAGE_PROGRAM_FILE = `${PAGES_FOLDER}/server.cjs`;

/** The most that such a program may have: React, the kit and a remote have about a third of it. */
export const LARGEST_PROGRAM_BYTES = 3 * 1024 * 1024;

/** The id of the script element that holds the answers which a page was rendered with, as JSON. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** What a query of a page was answered with: its key, and the data. */
export type AnsweredQuery = readonly [key: readonly unknown[], data: unknown];

/** A page that was rendered from live data, with the answers from which its code shows the same. */
export interface LivePage extends PrerenderedPage {
  readonly data: readonly AnsweredQuery[];
}

/** An answer of a service to a page that is rendered. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
}

/** Reads from a service for a page that is rendered: `/api/workshops/sessions`. */
export type ReadForPage = (path: string) => Promise<ReadAnswer>;

/** What the program exports. */
export interface PageProgram {
  /** @param site the area that is the whole site on the host of the visitor; its page is at `/` there. */
  render(path: string, read: ReadForPage, site?: string): Promise<LivePage>;
}

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
  const [attribute] = /\s(?:style|on[a-z]+)=(?=["'])[^<>]*/i.exec(extractTags(html)) ?? [];
  if (attribute !== undefined) return `an element has the attribute${attribute.slice(0, 80)}`;
  return /<\/style/i.test(styles) ? 'its rules would end their style element' : undefined;
}

/** Data blocks, such as JSON-LD, run nowhere. */
function withoutData(html: string): string {
  return html.replace(/<script type="application\/(?:ld\+)?json">[^<]*<\/script>/g, '');
}

/** The tags alone: texts may say what they like. React writes `<` and `>` of values as entities. */
function extractTags(html: string): string {
  return (html.match(/<[a-z][^<>]*>/gi) ?? []).join('');
}
