import type { OpOutput } from '@declic/nest-kit';
import { type Policy, POLICY } from './policy.ts';

export type PolicySentences = OpOutput<'getBookingPolicy'>['sentences'];

/** The rules of bookings in French, for pages, mails and refusals. No other text holds one of these numbers. */
export function policySentences(policy: Policy = POLICY): PolicySentences {
  const {
    freeCancellationHours: cancel,
    premiumRefundHours: refund,
    offerHours,
    premiumDiscount,
    liveMinutes,
  } = policy;
  const { min, max } = policy.afterWorkshopMinutes;
  const discount = `-${premiumDiscount.percent}% sur les autres produits pendant ${premiumDiscount.months} mois`;
  const afterWorkshop = `After-Workshop : ${min}-${max} min de questions-réponses, ${policy.afterWorkshopSeats} personnes maximum`;
  return {
    cancellation: `L’annulation est gratuite jusqu’à ${cancel} h avant le début.`,
    refund: `Un billet premium annulé jusqu’à ${cancel} h avant le début est remboursé en totalité, sous ${refund} h.`,
    late_cancellation: `À moins de ${cancel} h du début, vous pouvez encore libérer votre place, sans remboursement${policy.refundsLateWhenWorkshopIsCancelled ? ', sauf si le workshop est annulé ensuite' : ''}.`,
    replay: 'Le replay HD est réservé au billet premium.',
    free_ticket: [`Le workshop en direct (${liveMinutes} min)`, 'Les modèles de base', 'Pas de replay'],
    premium_ticket: ['Tout le Pass Gratuit', 'Replay HD', afterWorkshop, discount],
    after_workshop: afterWorkshop,
    discount: `${discount}, sur demande à l’équipe des ateliers avec l’adresse de votre réservation`,
    payment: `Votre place est gardée ${policy.paymentMinutes} minutes, le temps de payer.`,
    offer: `Quand une place se libère, elle est gardée ${offerHours} h pour la première personne en attente.`,
    confirmation: `Votre réservation attend votre confirmation par e-mail pendant ${policy.confirmationHours} h.`,
    participants: `${policy.participants.beginnersPercent} % des participants débutent, et plus de ${policy.participants.developers} développeurs nous ont déjà rejoints.`,
    transfer: 'Vous pouvez donner votre place à une autre personne jusqu’au début du workshop.',
  };
}
