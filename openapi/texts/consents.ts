import consents from './consents.json';

/** The languages of the public pages. */
export type PublicLanguage = 'fr' | 'en' | 'es';

type Wordings = Readonly<Record<string, Readonly<Partial<Record<PublicLanguage, string>>>>>;

/** What a consent is given for. */
export type ConsentPurpose = keyof typeof consents;

/** Grows with every change of a wording. Former versions stay: pages that are open still send them. */
export const CONSENT_VERSION = { waitlist: '2026-11-20', experts: '2026-11-27' } as const satisfies Record<
  ConsentPurpose,
  string
>;

/** The words that a visitor agrees to; undefined for a version or a language that was never shown. */
export function findConsentWording(
  purpose: ConsentPurpose,
  version: string,
  language: PublicLanguage,
): string | undefined {
  const wordings: Wordings = consents[purpose];
  return wordings[version]?.[language];
}
