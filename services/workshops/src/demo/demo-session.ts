import { z } from 'zod';
import type { SessionEntity } from '../modules/sessions/session.entity';
import content from './demo-sessions.json';

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
> {
  /** Working days from today; negative for a session that is over. */
  readonly inWorkingDays: number;
  /** Local time in Paris. */
  readonly at: { readonly hour: number; readonly minute: number };
  readonly capacity: number;
  /** Seats that are already taken when the session is announced. */
  readonly taken: number;
}

const lines = z.array(z.string().min(1));

const demoSession: z.ZodType<DemoSession> = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  subtitle: z.string().min(1),
  inWorkingDays: z.int(),
  at: z.strictObject({ hour: z.int(), minute: z.int() }),
  durationMin: z.int(),
  status: z.enum(['upcoming', 'replay']),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  format: z.enum(['hands_on', 'live_coding', 'questions']),
  capacity: z.int(),
  taken: z.int(),
  stack: lines,
  objectives: lines,
  agenda: lines,
  prerequisites: lines,
  deliverables: lines,
});

/** @throws ZodError where the file does not describe sessions. */
export const demoSessions: readonly DemoSession[] = z.array(demoSession).parse(content);

/** What every free seat includes. */
export const FREE_PERKS = ['Questions en direct pendant la séance', 'Modèles de base à copier dans votre compte'];
