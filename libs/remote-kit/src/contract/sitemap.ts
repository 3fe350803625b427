/** A page that search engines should list, as a remote declares it in `src/sitemap.ts` (`export const pages`). */
export interface SitemapPage {
  readonly path: string;
  /** The paths of the page in its languages, by `hreflang`; the page itself is one of them. */
  readonly alternates?: Readonly<Record<string, string>>;
}

/** The file of a release that lists its pages. */
export const SITEMAP_FILE = 'sitemap.json';

/** `dist/sitemap.json`. */
export interface SitemapFile {
  /** The day of the last change of these pages, where `src/sitemap.ts` exports it: `2027-03-01`. */
  readonly changedOn?: string;
  readonly pages: readonly SitemapPage[];
}
