import type { Format } from './drafts.queries';

/** The formats of the contract in the order of the page, as the specification names them. */
export const FORMATS: readonly { readonly format: Format; readonly title: string; readonly noun: string }[] = [
  { format: 'blog', title: 'Blog Post', noun: 'blog post' },
  { format: 'linkedin', title: 'LinkedIn Post', noun: 'LinkedIn post' },
  { format: 'tweet', title: 'Tweet Thread', noun: 'tweet thread' },
];

/** 'blog post': for sentences. */
export const formatNoun = (wanted: Format): string => FORMATS.find(({ format }) => format === wanted)?.noun ?? 'draft';

/** 'Blog Post': for headings. */
export const formatTitle = (wanted: Format): string =>
  FORMATS.find(({ format }) => format === wanted)?.title ?? 'Draft';
