import { Notice } from '@declic/design-system';
import { type CallFailure, CallFailureDetails, type FailureWords } from '@declic/remote-kit';
import type { BookingFields } from './booking-schema';

export function BookingFailure({ failure }: { failure: CallFailure }) {
  return (
    <Notice tone="danger">
      <strong>Erreur lors de la réservation</strong>
      <br />
      {failure.text}
      <CallFailureDetails failure={failure} />
    </Notice>
  );
}

const unreachable =
  'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez : une même demande ne réserve qu’une place.';

const reasons: Readonly<Record<string, string>> = {
  'no-answer': unreachable,
  timeout: unreachable,
  already_booked:
    'Cette adresse a déjà une place pour cet atelier. Cherchez la confirmation dans votre boîte de réception.',
  sold_out: 'La dernière place vient d’être prise.',
  booking_closed: 'Cet atelier est terminé : il ne peut plus être réservé.',
  ticket_unavailable: 'Ce billet n’est pas proposé pour cet atelier.',
  workshop_not_found: 'Cet atelier n’existe plus.',
  too_many_bookings: 'Trop de réservations viennent de votre réseau.',
  validation_failed: 'Certains champs sont à corriger.',
};

/** Why a booking failed and what to do next. */
export const bookingFailureWords: FailureWords = {
  known: reasons,
  fallback: 'Le service a rencontré un problème. Réessayez dans un instant : une même demande ne réserve qu’une place.',
  ownWordsOnly: true,
};

/** What the service refused at a field, in the form's own words. */
export const fieldWords: Readonly<Partial<Record<keyof BookingFields, string>>> = {
  firstName: 'Indiquez votre prénom, sans caractère spécial.',
  email: 'Cette adresse n’est pas valide.',
  role: 'Ce rôle contient un caractère qui n’est pas accepté.',
  telegramUsername: 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».',
  gdprConsent: 'Votre accord est nécessaire pour réserver.',
};
