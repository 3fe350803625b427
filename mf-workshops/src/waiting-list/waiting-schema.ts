import * as z from 'zod/mini';
import { failureWords } from '../domain/failure-words';
import { consentField, emailField } from '../domain/field-schemas';

export const waitingSchema = z.object({
  email: emailField(),
  ticketType: z.enum(['free', 'premium']),
  gdprConsent: consentField(),
});

export type WaitingFields = z.infer<typeof waitingSchema>;

export const noPlace: WaitingFields = { email: '', ticketType: 'free', gdprConsent: false };

/** Why there is no place in line. */
export const waitingWords = failureWords({
  already_waiting: 'Cette adresse est déjà dans la file. Son lien personnel est dans votre boîte de réception.',
  seats_available: 'Une place vient de se libérer : rechargez la page pour la réserver.',
});
