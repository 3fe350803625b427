/** What a page of the documentation is made of, besides what all pages have. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** Facts for search engines, in the vocabulary of schema.org. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Trusted HTML. */
  readonly body: string;
}
