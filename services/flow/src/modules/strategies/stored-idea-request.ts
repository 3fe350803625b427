/** What the row of a strategy asks for. */
export type StoredIdeaRequest =
  | { readonly kind: 'more'; readonly count: number; readonly pillar: string | null }
  /** Replaces these ideas. */
  | { readonly kind: 'renewal'; readonly ideaIds: readonly string[] };
