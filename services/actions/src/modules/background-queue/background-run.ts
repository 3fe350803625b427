/** A run that does not begin within so long is given back. */
export const MAX_WAIT_MS = 60 * 60 * 1_000;

/** A run is kept for so long after its end. */
export const KEPT_MS = 24 * 60 * 60 * 1_000;

/** What an account may have at a time. */
export const MAX_WAITING = { runs: 1_000, callbacks: 1_000 };

/** A run that was charged and shall begin later. */
export interface NewBackgroundRun {
  readonly id: string;
  readonly userId: string;
  /** JSON, with files by their ids. */
  readonly input: string;
  /** Ids of the files that were kept for this run. */
  readonly inputFiles: readonly string[];
  readonly wantsLinks: boolean;
  readonly timeoutMs: number;
  readonly balance: number;
  readonly callbackUrl: string | undefined;
  /** What a repetition of the call is answered. */
  readonly acceptance: string;
}

/** A run whose turn it is. */
export interface BegunRun {
  readonly userId: string;
  readonly requestId: string;
  readonly wantsLinks: boolean;
  readonly id: string;
  readonly slug: string;
  readonly input: string;
  readonly inputFiles: readonly string[];
  readonly timeoutMs: number;
  readonly balance: number;
  /** What was charged. */
  readonly cost: number;
  readonly acceptedAt: Date;
  readonly beganAt: Date;
}

/** The row of a run, as the driver hands it out. */
export interface BackgroundRunRow {
  readonly id: string;
  readonly user_id: string;
  readonly slug: string;
  readonly request_id: string;
  readonly cost: number;
  readonly input: string | null;
  readonly input_files: string[];
  readonly wants_links: boolean;
  readonly timeout_ms: number;
  readonly balance: string;
  readonly accepted_at: Date;
  readonly began_at: Date | null;
  readonly ended_at: Date | null;
  readonly answer: string | null;
  readonly callback_url: string | null;
  readonly callback_state: 'waiting' | 'delivered' | 'failed' | null;
  readonly callback_due_at: Date | null;
  readonly callback_attempts: CallbackAttempt[];
}

/** One attempt to deliver a callback. */
export interface CallbackAttempt {
  readonly at: string;
  readonly status: number | null;
  /** Why there was no answer. */
  readonly error: string | null;
  readonly duration_ms: number;
}

export function toBegunRun(row: BackgroundRunRow): BegunRun {
  return {
    id: row.id,
    userId: row.user_id,
    slug: row.slug,
    requestId: row.request_id,
    input: row.input ?? '{}',
    inputFiles: row.input_files,
    wantsLinks: row.wants_links,
    timeoutMs: row.timeout_ms,
    balance: Number(row.balance),
    cost: row.cost,
    acceptedAt: row.accepted_at,
    beganAt: row.began_at ?? new Date(),
  };
}
