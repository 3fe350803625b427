import type { Language } from '../../i18n/language';
import texts from './waitlist.texts.json';

/** A toast. */
export interface Message {
  title: string;
  description: string;
}

export interface WaitlistTexts {
  heading: string;
  emailLabel: string;
  emailPlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: Message;
  successInline: string;
  missing: Message;
  missingConsent: Message;
  invalidEmail: Message;
  tooFast: (seconds: number) => Message;
  timeout: Message;
  failed: Message;
  unexpected: Message;
  failedInline: string;
}

/** The specified texts of the waitlist, letter for letter, and our own labels around them. */
export const waitlistTexts: Record<Language, WaitlistTexts> = {
  fr: withSeconds(texts.fr),
  en: withSeconds(texts.en),
  es: withSeconds(texts.es),
};

function withSeconds({ tooFast: { title, description }, ...others }: (typeof texts)['en']): WaitlistTexts {
  return {
    ...others,
    tooFast: (seconds) => ({ title, description: description.replace('{seconds}', String(seconds)) }),
  };
}
