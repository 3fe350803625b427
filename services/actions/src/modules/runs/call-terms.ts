import { type IdempotentCall, toIdempotentCall, type OpInput } from '@declic/nest-kit';

/**
 * What a caller says about the call itself, beside its input.
 *
 * @decision D9
 */
export interface CallTerms {
  /** Absent: a repetition is another call. */
  readonly idempotency: IdempotentCall | undefined;
  /** The most that the call may cost. */
  readonly maxCredits: number | undefined;
  readonly dryRun: boolean;
  /** Files of the answer are links, however small. */
  readonly wantsLinks: boolean;
}

/** Reads the headers of a call. Its action and its input make it this call and no other. */
export function readCallTerms(headers: OpInput<'runAction'>['headers'], slug: string, payload: unknown): CallTerms {
  const maxCredits = headers['max-credits'];
  return {
    idempotency: toIdempotentCall(headers, slug, payload),
    maxCredits: maxCredits === undefined ? undefined : Number(maxCredits),
    dryRun: headers['dry-run'] === 'true',
    wantsLinks: /(^|[,;\s])return=url($|[,;\s])/.test(headers.prefer ?? ''),
  };
}
