import type { Language } from './i18n/language';

/** Every address this remote owns, and those it links to. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  home: () => '/home',
  landing: (language: Language) => `/${language}/`,
  legal: (language: Language) => `/${language}/legal`,
  privacy: (language: Language) => `/${language}/privacy`,
  partners: () => '/partners',
  signals: () => '/signals',
  templates: () => '/templates',
  comingSoon: () => '/coming-soon',
  workshops: () => '/workshops',
  signIn: () => '/login',
  playground: (slug: string) => `/actions/${encodeURIComponent(slug)}/playground`,
  /** Pages of the documentation, which are no pages of the shell: their links have a `target`. */
  docs: () => '/docs',
  actionDocs: (slug: string) => `/docs/actions/${encodeURIComponent(slug)}`,
  allActionDocs: () => '/docs/actions',
  contract: () => '/v1/openapi.json',
} as const;
