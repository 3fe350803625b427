import { CONSENT_VERSION, findConsentWording, type PublicLanguage } from './consents';
import texts from './waitlist.texts.json';

/** A short message: what happened, and what to do. */
export interface Message {
  readonly title: string;
  readonly description: string;
}

export type WaitlistTexts = Readonly<Omit<(typeof texts)['en'], 'tooFast'>> & {
  readonly consent: string;
  readonly tooFast: (seconds: number) => Message;
};

/** The specified texts of the waitlist, letter for letter, and our own labels around them. Page and service say the same. */
export const waitlistTexts: Readonly<Record<PublicLanguage, WaitlistTexts>> = {
  fr: complete('fr'),
  en: complete('en'),
  es: complete('es'),
};

/** What the specification offers; the database counts the places. */
export const WAITLIST_OFFER = { credits: 500, places: 100 } as const;

/** The Spanish sentence is specified with 30 seconds, whatever is left of them; it names longer waits as they are. */
const SHORTEST_NAMED_WAIT: Readonly<Record<PublicLanguage, number>> = { fr: 0, en: 0, es: 30 };

function complete(language: PublicLanguage): WaitlistTexts {
  const { tooFast, ...others } = texts[language];
  return {
    ...others,
    consent: findConsentWording('waitlist', CONSENT_VERSION.waitlist, language) ?? '',
    tooFast: (seconds) => ({
      title: tooFast.title,
      description: tooFast.description.replace('{seconds}', String(Math.max(seconds, SHORTEST_NAMED_WAIT[language]))),
    }),
  };
}
