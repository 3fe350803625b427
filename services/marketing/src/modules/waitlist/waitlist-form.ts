import { type Message, waitlistTexts } from '@declic/openapi/texts';
import { z } from 'zod';
import type { Language } from './waitlist-entry.entity';

/** What a plain form of a page sends. */
export interface WaitlistForm {
  readonly email: string;
  readonly consent: string;
  readonly language: Language;
}

const MAX_LENGTH = 255;
const address = z.email().max(MAX_LENGTH);

/** Each page removes its own set of characters, as its script does while one types. */
const removed: Record<Language, RegExp> = { fr: /[<>]/g, en: /[<>]/g, es: /[<>"'&]/g };

/** The address as it is kept. */
export function cleanAddress({ email, language }: Pick<WaitlistForm, 'email' | 'language'>): string {
  return email.replace(removed[language], '').trim();
}

/** What is wrong with a form, in the words of its page; undefined when nothing is. */
export function findFormFault(form: WaitlistForm): Message | undefined {
  const texts = waitlistTexts[form.language];
  const email = cleanAddress(form);
  if (form.consent === '') return texts.missingConsent;
  if (email === '') return texts.missing;
  return address.safeParse(email).success ? undefined : texts.invalidEmail;
}
