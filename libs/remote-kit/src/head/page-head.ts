/**
 * What a page says about itself to browsers, search engines and link previews. Plain data, so that a prerendered page can be
 * stored with it. Addresses are paths of this site: `headElements` adds the origin.
 */
export interface PageHead {
  /** Exactly as given, with nothing added. */
  readonly title: string;
  /** The language of the page, `en` unless given. */
  readonly lang?: string | undefined;
  readonly description?: string | undefined;
  /** The path that search engines should know the page by. */
  readonly canonical?: string | undefined;
  /** The paths of the page in its languages, by `hreflang`; the page itself is one of them. */
  readonly alternates?: Readonly<Record<string, string>> | undefined;
  /** Keeps the page out of search results. */
  readonly noindex?: boolean | undefined;
  /** There is nothing at the address: the answer says so to programs, too. */
  readonly missing?: boolean | undefined;
  readonly openGraph?: OpenGraph | undefined;
  /** Nodes of schema.org, each with its `@context`. */
  readonly jsonLd?: readonly JsonLdNode[] | undefined;
  readonly feeds?: readonly PageFeed[] | undefined;
  /**
   * The id of the element with the heading. A browser paints prerendered HTML once that element is complete, instead of what stands above
   * it first, and the heading only when all of the page is laid out.
   */
  readonly paintedWith?: string | undefined;
}

/** How a link to the page looks where it is shared. Title, description, language and address are those of the page. */
export interface OpenGraph {
  readonly type: 'website' | 'article';
  readonly siteName: string;
  readonly image: OpenGraphImage;
}

export interface OpenGraphImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** What the picture shows, in the language of the page. */
  readonly alt: string;
}

/** The same content as a list that programs subscribe to. */
export interface PageFeed {
  /** Such as `application/rss+xml` or `text/calendar`. */
  readonly type: string;
  readonly path: string;
  readonly title: string;
}

/** An object of JSON-LD. Its author types it with `schema-dts`. */
export type JsonLdNode = object;
