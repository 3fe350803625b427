/** A paid call as its client saw it. */
export interface PaidCall {
  readonly userId: string;
  /** Null: sent once, without repeats. */
  readonly idempotencyKey: string | null;
  /** Of each try, in order. */
  readonly requestIds: readonly string[];
  readonly acknowledged: boolean;
}

export interface Booking {
  readonly email: string;
  readonly sessionId: string;
  readonly outcome: 'booked' | 'refused' | 'unknown';
}

export interface Deletion {
  readonly userId: string;
  readonly email: string;
  readonly apiKey: string;
  readonly acknowledged: boolean;
}

/** What clients were told during a run, to be held against the database afterwards. */
export class Facts {
  readonly calls: PaidCall[] = [];
  readonly bookings: Booking[] = [];
  readonly deletions: Deletion[] = [];
  /** Address by id, of every mail seen: the mailbox keeps the newest 500 only. */
  readonly mails = new Map<string, string>();
  readonly faults: string[] = [];
  /** Answers that no fault explains. */
  readonly unexpected: string[] = [];
  /** Tries of all calls, and how many of them got no answer or one of passing trouble. */
  tries = 0;
  troubled = 0;
}
