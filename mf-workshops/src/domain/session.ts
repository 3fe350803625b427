import type { Schemas } from '@declic/openapi/workshops';

export type Session = Schemas['WorkshopSession'];

export function isSoldOut({ status, seats_left }: Pick<Session, 'status' | 'seats_left'>): boolean {
  return status === 'soldout' || seats_left <= 0;
}

export function isReplay({ status }: Pick<Session, 'status'>): boolean {
  return status === 'replay';
}

export function isBookable(session: Pick<Session, 'status' | 'seats_left'>): boolean {
  return !isReplay(session) && !isSoldOut(session);
}
