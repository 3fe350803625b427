/** The words of a picture, and how many rings its mark has. */
export interface SharePicture {
  readonly title: string;
  /** A line above the title, such as the kind of what is shared. */
  readonly kicker?: string;
  /** Below the title; shortened where it does not fit. */
  readonly text: string;
  /** What is written beside the wordmark: `ateliers`. */
  readonly section?: string;
  readonly rings?: 1 | 2 | 3;
}

/** What link previews ask for: 1.91 to 1. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
