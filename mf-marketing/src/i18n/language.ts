export const languages = ['fr', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** How each language names itself. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español' };

/** The language of a page whose path begins with it. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return languages.find((language) => language === first) ?? 'en';
}
