import type { Message, WaitlistTexts } from '@declic/openapi/texts';
import * as z from 'zod/mini';
import { isEmail } from './waitlist-email';

export const waitlistSchema = z.object({ email: z.string().check(z.trim()), consent: z.boolean() });

export type WaitlistFields = z.infer<typeof waitlistSchema>;

/** The toast for the first invalid field. The schema does not refuse: each language has messages of its own. */
export function findInvalidField({ email, consent }: WaitlistFields, texts: WaitlistTexts): Message | undefined {
  if (!consent) return texts.missingConsent;
  if (email === '') return texts.missing;
  return isEmail(email) ? undefined : texts.invalidEmail;
}
