import type { Schemas } from '@declic/openapi/workshops';

export type Session = Schemas['WorkshopSession'];

/** Below this many, what is left is said in red. */
const FEW_SEATS = 5;

export function isSoldOut({ status, seats_left }: Pick<Session, 'status' | 'seats_left'>): boolean {
  return status === 'soldout' || seats_left <= 0;
}

export function isReplay({ status }: Pick<Session, 'status'>): boolean {
  return status === 'replay';
}

export function isBookable(session: Pick<Session, 'status' | 'seats_left'>): boolean {
  return !isReplay(session) && !isSoldOut(session);
}

export function hasFewSeats({ seats_left }: Pick<Session, 'seats_left'>): boolean {
  return seats_left < FEW_SEATS;
}

/** The earliest session that starts in the future and is not a replay. */
export function nextWorkshop(sessions: readonly Session[], now: Date): Session | undefined {
  return sessions
    .filter((session) => !isReplay(session) && new Date(session.start_utc) > now)
    .sort((one, other) => Date.parse(one.start_utc) - Date.parse(other.start_utc))[0];
}

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
