import type { SitemapPage } from '@declic/remote-kit/contract';
import { toAlternates } from './i18n/alternates';
import { type Language, languages } from './i18n/language';
import { paths } from './paths';

const inEachLanguage = (toPath: (language: Language) => string): SitemapPage[] =>
  languages.map((language) => ({ path: toPath(language), alternates: toAlternates(toPath) }));

/** The day of the last change of the texts. A test fails when they change and it does not. */
export const changedOn = '2026-11-29';

/** The pages that search engines should list. `/home` is the same as `/`. */
export const pages: readonly SitemapPage[] = [
  { path: '/' },
  ...inEachLanguage(paths.landing),
  { path: paths.partners() },
  { path: paths.signals() },
  { path: paths.templates() },
  { path: paths.comingSoon() },
  ...inEachLanguage(paths.legal),
  ...inEachLanguage(paths.privacy),
];
