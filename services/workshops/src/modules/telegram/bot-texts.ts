import { parisTime } from '../sessions/paris-time';
import type { JoinedBooking } from './telegram.repository';

const HOW_TO_STOP = 'Pour ne plus rien recevoir ici, écrivez /stop.';

export const botTexts = {
  joined: ({ title, startUtc }: Pick<JoinedBooking, 'title' | 'startUtc'>) =>
    `C’est noté : votre place pour l’atelier « ${title} » est confirmée, ${parisTime(startUtc)}.\nLes rappels arriveront aussi ici. ${HOW_TO_STOP}`,
  alreadyJoined: `Cette réservation est déjà reliée à cette conversation. ${HOW_TO_STOP}`,
  linkOver:
    'Ce lien n’est plus valable : il a déjà servi, a été remplacé ou appartient à une réservation terminée. Ouvrez la page de votre réservation (le lien est dans votre e-mail) et demandez-en un nouveau.',
  withoutLink:
    'Bonjour ! Pour recevoir ici les rappels d’un atelier, ouvrez la page de votre réservation (le lien est dans votre e-mail) et choisissez Telegram.',
  stopped: 'Entendu : plus aucun message ici. Les e-mails continuent.',
  nothingToStop: 'Aucune réservation n’est reliée à cette conversation : vous ne recevrez rien ici.',
  help: `Je rappelle seulement les ateliers que vous avez réservés. ${HOW_TO_STOP}`,
} as const;
