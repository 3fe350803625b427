/** What a page of the documentation is made of, besides what all pages have. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** Trusted HTML. */
  readonly body: string;
}
