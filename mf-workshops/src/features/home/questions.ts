import type { BookingPolicy } from '../../policy/policy.queries';
import { toSentence } from '../../policy/to-sentence';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The seven questions. What holds for bookings is said by the policy; the rest has no numbers. */
export function listQuestions({ sentences }: Pick<BookingPolicy, 'sentences'>): readonly Question[] {
  const { cancellation, late_cancellation, transfer, refund, replay, after_workshop, discount, offer, participants } =
    sentences;
  return [
    {
      question: 'Les ateliers sont-ils vraiment gratuits ?',
      answer: `Oui, avec le Pass Gratuit : ${sentences.free_ticket.join(', ')}. Aucun moyen de paiement n’est demandé.`,
    },
    {
      question: 'Faut-il savoir coder ?',
      answer: `Non pour les ateliers « Débutant » : tout se construit à l’écran, pas à pas. ${participants} Chaque fiche indique son niveau et ses prérequis.`,
    },
    {
      question: 'Puis-je annuler ou céder ma place ?',
      answer: `${cancellation} ${late_cancellation} ${transfer} Le lien personnel de votre e-mail suffit, sans compte.`,
    },
    { question: 'Comment suis-je remboursé d’un billet Premium ?', answer: refund },
    { question: 'Y a-t-il un replay ?', answer: replay },
    { question: 'Qu’apporte le billet Premium ?', answer: `${toSentence(after_workshop)} ${toSentence(discount)}` },
    {
      question: 'L’atelier est complet : que faire ?',
      answer: `Laissez votre e-mail sur sa fiche : vous prenez place dans la file, et chaque place libérée est proposée dans l’ordre. ${offer}`,
    },
  ];
}
