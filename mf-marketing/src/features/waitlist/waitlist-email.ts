import type { Language } from '../../i18n/language';

const EMAIL_MAX_LENGTH = 255;

const removed: Record<Language, RegExp> = { fr: /[<>]/g, en: /[<>]/g, es: /[<>"'&]/g };

/** What the field keeps of what is typed: each page removes its own set of characters on every change. */
export function cleanEmail(typed: string, language: Language): string {
  return typed.replace(removed[language], '');
}

/** The basic address pattern of the waitlist; the service checks it again. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
