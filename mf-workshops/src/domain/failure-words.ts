import type { FailureWords } from '@declic/remote-kit';

const unreachable = 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.';

/** Refusals of the service that several forms can meet, in the words of the page. */
export const sharedReasons: Readonly<Record<string, string>> = {
  'no-answer': unreachable,
  timeout: unreachable,
  already_booked:
    'Cette adresse a déjà une place pour cet atelier. Cherchez la confirmation dans votre boîte de réception.',
  booking_closed: 'Cet atelier est terminé : il ne peut plus être réservé.',
  workshop_cancelled: 'Cet atelier est annulé.',
  ticket_unavailable: 'Ce billet n’est pas proposé pour cet atelier.',
  workshop_not_found: 'Cet atelier n’existe plus.',
  too_many_bookings: 'Trop de demandes viennent de votre réseau.',
  payments_unavailable: 'La page de paiement ne répond pas : rien n’a été débité.',
  booking_link_invalid: 'Ce lien n’est plus valable.',
  waiting_link_invalid: 'Ce lien n’est plus valable.',
  booking_over: 'Cette réservation est terminée.',
  validation_failed: 'Certains champs sont à corriger.',
};

/** The words of one call: its own reasons beside those that several calls share. */
export function failureWords(known: Readonly<Record<string, string>> = {}): FailureWords {
  return {
    known: { ...sharedReasons, ...known },
    fallback: 'Le service a rencontré un problème. Réessayez dans un instant.',
    ownWordsOnly: true,
  };
}

/** What the service refused of a person who takes a seat. */
export const personFieldWords = {
  firstName: 'Indiquez votre prénom, sans caractère spécial.',
  role: 'Ce rôle contient un caractère qui n’est pas accepté.',
  telegramUsername: 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».',
} as const;
