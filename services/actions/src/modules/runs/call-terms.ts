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
  /** The action may run later, and the call be answered before (RFC 7240). */
  readonly respondAsync?: boolean;
  /** What then gets the answer. */
  readonly callbackUrl?: string | undefined;
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

/** The same for a call that may be answered before its action has run. */
export function readDeferrableTerms(
  { headers, query }: Pick<OpInput<'runAction'>, 'headers' | 'query'>,
  slug: string,
  payload: unknown,
): CallTerms {
  return {
    ...readCallTerms(headers, slug, payload),
    respondAsync: /(^|,)\s*respond-async\s*($|[,;])/i.test(headers.prefer ?? ''),
    callbackUrl: query.callback_url,
  };
}
