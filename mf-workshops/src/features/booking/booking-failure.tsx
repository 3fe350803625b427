import type { CallFailure, FailureWords } from '@declic/remote-kit';
import { personFieldWords, sharedReasons } from '../../domain/failure-words';
import { FailedCall } from '../../ui/failed-call';
import type { BookingFields } from './booking-schema';

export function BookingFailure({ failure }: { failure: CallFailure }) {
  return <FailedCall title="Erreur lors de la réservation" failure={failure} />;
}

const unreachable =
  'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez : une même demande ne réserve qu’une place.';

const reasons: Readonly<Record<string, string>> = {
  ...sharedReasons,
  'no-answer': unreachable,
  timeout: unreachable,
  sold_out: 'La dernière place vient d’être prise.',
  premium_sold_out: 'Le dernier billet Premium vient d’être pris.',
  payment_pending:
    'Une place Premium est déjà gardée pour cette adresse, en attente de son paiement. Terminez-le sur sa page, ou par le lien personnel de la réservation. Sans paiement, elle se libère d’elle-même à la fin du délai.',
  too_many_bookings: 'Trop de réservations viennent de votre réseau.',
  payments_unavailable:
    'La page de paiement ne répond pas : rien n’a été débité et la place est libre. Réessayez dans un instant.',
};

/** Why a booking failed and what to do next. */
export const bookingFailureWords: FailureWords = {
  known: reasons,
  fallback: 'Le service a rencontré un problème. Réessayez dans un instant : une même demande ne réserve qu’une place.',
  ownWordsOnly: true,
};

/** What the service refused at a field, in the form's own words. */
export const fieldWords: Readonly<Partial<Record<keyof BookingFields, string>>> = {
  ...personFieldWords,
  email: 'Cette adresse n’est pas valide.',
  gdprConsent: 'Votre accord est nécessaire pour réserver.',
};
