import type { Session, TicketType } from './session';

export const levelNames: Record<Session['level'], string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

export const formatNames: Record<Session['format'], string> = {
  live_coding: 'Démonstration en direct',
  hands_on: 'Atelier pratique',
  questions: 'Questions-réponses',
};

export const ticketNames: Record<TicketType, string> = { free: 'Pass Gratuit', premium: 'Premium' };
