import type { SessionEntity } from '../modules/sessions/session.entity';

/** A session of the demonstration data: real content, and a date that is counted from today. */
export interface DemoSession extends Pick<
  SessionEntity,
  | 'id'
  | 'title'
  | 'subtitle'
  | 'durationMin'
  | 'status'
  | 'level'
  | 'format'
  | 'stack'
  | 'agenda'
  | 'objectives'
  | 'deliverables'
  | 'prerequisites'
  | 'perks'
> {
  /** Working days from today; negative for a session that is over. */
  readonly inWorkingDays: number;
  /** Local time in Paris. */
  readonly at: { readonly hour: number; readonly minute: number };
  readonly capacity: number;
  /** Seats that are already taken when the session is announced. */
  readonly taken: number;
}

/** What every free seat includes. */
export const FREE_PERKS = ['Questions en direct pendant la séance', 'Modèles de base à copier dans votre compte'];
