import type { Language } from './language';
import texts from './site.texts.json';

export type SiteTexts = Readonly<(typeof texts)['en']>;

/** What the frame of every page says. */
export const siteTexts: Readonly<Record<Language, SiteTexts>> = texts;
