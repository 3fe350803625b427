import type { MailText, TextContext } from './booking-texts';
import { dateLine } from './booking-lines';
import { euro } from '../announced/french-text';
import { parisTime } from '../sessions/paris-time';
import type { AnnouncedBooking, AnnouncedSession } from '../announced/announced-booking';

/** A place in the line of a workshop that is full. */
export interface MailedPlace {
  readonly email: string;
  readonly session: AnnouncedSession;
  readonly placeUrl: string;
}

export function waitingText(
  { session, placeUrl }: MailedPlace,
  position: number,
  { sentences }: TextContext,
): MailText {
  return {
    lang: 'fr',
    subject: `Liste d’attente : ${session.title}`,
    title: 'Vous êtes sur la liste d’attente',
    paragraphs: [
      'Bonjour,',
      `L’atelier « ${session.title} » est complet. Vous êtes en position ${position} sur sa liste d’attente.`,
      dateLine(session),
      sentences.offer,
      'La page de votre demande montre votre position et permet de quitter la liste d’une seule pression. Si vous n’avez rien demandé, quittez-la aussi.',
    ],
    button: { label: 'Voir ma position', url: placeUrl },
  };
}

/** The place stands in line only after the press. */
export function confirmPlaceText({ session, placeUrl }: MailedPlace): MailText {
  return {
    lang: 'fr',
    subject: `Confirmez votre place en file : ${session.title}`,
    title: 'Une pression, et vous êtes dans la file',
    paragraphs: [
      'Bonjour,',
      `Votre adresse a été laissée sur la liste d’attente de l’atelier « ${session.title} ». Confirmez-la : votre place dans la file compte à partir de ce moment.`,
      dateLine(session),
      'Si vous n’avez rien demandé, ignorez ce message : il ne se passe rien.',
    ],
    button: { label: 'Confirmer ma place', url: placeUrl },
  };
}

export function offerText(
  { session, placeUrl }: MailedPlace,
  { ticketType, priceEur, until }: Pick<AnnouncedBooking, 'ticketType' | 'priceEur'> & { until: Date },
  { sentences }: TextContext,
): MailText {
  const ticket = ticketType === 'free' ? 'Billet : Pass Gratuit, 0€.' : `Billet : Premium, ${euro(priceEur)} à régler.`;
  return {
    lang: 'fr',
    subject: `Une place se libère : ${session.title}`,
    title: 'Une place est tenue pour vous',
    paragraphs: [
      'Bonjour,',
      `Une place s’est libérée pour l’atelier « ${session.title} », et elle est à vous si vous la voulez.`,
      dateLine(session),
      ticket,
      `Elle est tenue jusqu’au ${parisTime(until)}. ${sentences.offer}`,
      'Si vous ne venez pas, passez votre tour : la personne suivante sera prévenue aussitôt.',
    ],
    button: { label: 'Accepter ou passer mon tour', url: placeUrl },
  };
}

export function offerExpiredText({ session, placeUrl }: MailedPlace, { sentences }: TextContext): MailText {
  return {
    lang: 'fr',
    subject: `Place passée à la personne suivante : ${session.title}`,
    title: 'La place n’est plus tenue pour vous',
    paragraphs: [
      'Bonjour,',
      `La place de l’atelier « ${session.title} » qui était tenue pour vous n’a pas été acceptée à temps. Elle est proposée à la personne suivante.`,
      sentences.offer,
      'Vous pouvez demander une nouvelle place sur la page de l’atelier.',
    ],
    button: { label: 'Voir ma demande', url: placeUrl },
  };
}

export function lineClosedText(
  { session }: Pick<MailedPlace, 'session'>,
  why: 'cancelled' | 'begun',
  { addresses }: TextContext,
): MailText {
  const name = `L’atelier « ${session.title} » du ${parisTime(session.startUtc)}, dont vous attendiez une place,`;
  const isCancelled = why === 'cancelled';
  return {
    lang: 'fr',
    subject: `${isCancelled ? 'Atelier annulé' : 'Liste d’attente close'} : ${session.title}`,
    title: isCancelled ? 'L’atelier est annulé' : 'Aucune place ne s’est libérée',
    paragraphs: [
      'Bonjour,',
      isCancelled
        ? `${name} est annulé. Nous en sommes désolés.`
        : `${name} a commencé, et aucune place ne s’est libérée pour vous.`,
      'Votre demande est close ; vous ne recevrez plus de message à son sujet.',
    ],
    button: { label: 'Voir les prochains ateliers', url: addresses.list() },
  };
}
