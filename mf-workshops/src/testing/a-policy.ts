import { factory } from '@declic/openapi/factories';
import type { BookingPolicy } from '../policy/policy.queries';

/** With numbers that are not those of the service, so that a number of the page's own is found. */
export const aPolicy = factory<BookingPolicy>({
  free_cancellation_hours: 3,
  premium_refund_hours: 72,
  payment_minutes: 25,
  offer_hours: 9,
  confirmation_hours: 5,
  after_workshop_seats: 6,
  live_minutes: 50,
  after_workshop_minutes_min: 15,
  after_workshop_minutes_max: 25,
  premium_discount_percent: 15,
  premium_discount_months: 10,
  sentences: {
    cancellation: 'L’annulation est libre jusqu’à 3 heures avant le début.',
    refund: 'Un billet Premium annulé à temps est remboursé sous 72 heures.',
    late_cancellation: 'Après ce délai, le billet n’est plus remboursé.',
    replay: 'Le replay HD est réservé au billet Premium.',
    free_ticket: ['Atelier en direct (50 min)', 'Modèles de base', 'Sans replay'],
    premium_ticket: ['Tout le Pass Gratuit', 'Replay HD', 'After-Workshop', '-15 % pendant 10 mois'],
    after_workshop: 'After-Workshop : 15-25 min de questions-réponses, 6 personnes maximum',
    discount: '-15 % sur les autres produits pendant 10 mois',
    payment: 'La place est gardée 25 minutes pendant le paiement.',
    offer: 'Une place libérée vous est gardée 9 heures.',
    confirmation: 'Sans appui dans les 5 heures, la réservation s’efface.',
    participants: '60 % des participants débutent.',
    transfer: 'Vous pouvez céder votre place jusqu’au début de l’atelier.',
  },
});

/** For tests whose page shows sentences of the policy. */
export const policyAnswer = { 'GET /api/workshops/policy': () => aPolicy() } as const;
