/** The formats of a draft. A `tweet` is a thread: its tweets stand between lines that hold only `---`. */
export type Format = 'blog' | 'linkedin' | 'tweet';

export type Language = 'en' | 'fr' | 'es';

/** What a rule of a format says of a text. */
export interface Finding {
  /** For example `tweet-length`, `hook-line`, `outline`, `missing-facts`. */
  readonly rule: string;
  readonly isMet: boolean;
  /** In English, with the figure that was measured and the one that is wanted. */
  readonly message: string;
  /** Where in the text, in UTF-16 units; absent for the text as a whole. */
  readonly at?: { readonly start: number; readonly end: number };
}
