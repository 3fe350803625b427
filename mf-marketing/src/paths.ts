import type { Language } from './i18n/language';

/** Every address this remote owns. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  landing: (language: Language) => `/${language}/`,
  signIn: () => '/login',
} as const;
