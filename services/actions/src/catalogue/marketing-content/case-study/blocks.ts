/** A document without a format: what the three renderers print. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'note' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
