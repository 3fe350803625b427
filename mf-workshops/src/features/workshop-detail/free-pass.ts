import type { Session } from '../../domain/session';

/** What a free seat includes, in the words of its ticket. */
export function freePass({ duration_min, perks }: Pick<Session, 'duration_min' | 'perks'>): string[] {
  return [...new Set([`Atelier en direct (${duration_min} min)`, ...perks])];
}
