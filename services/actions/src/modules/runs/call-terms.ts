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

/** The terms that the headers of a call name, whatever it calls. */
export interface CallOptions extends Pick<CallTerms, 'maxCredits' | 'dryRun' | 'wantsLinks'> {
  readonly idempotencyKey: string | undefined;
}

export function readCallOptions(headers: OpInput<'runAction'>['headers']): CallOptions {
  const maxCredits = headers['max-credits'];
  return {
    idempotencyKey: headers['idempotency-key'],
    maxCredits: maxCredits === undefined ? undefined : Number(maxCredits),
    dryRun: headers['dry-run'] === 'true',
    wantsLinks: /(^|[,;\s])return=url($|[,;\s])/.test(headers.prefer ?? ''),
  };
}

/** The terms of one call. Its action and its input make it this call and no other. */
export function toCallTerms({ idempotencyKey, ...options }: CallOptions, slug: string, payload: unknown): CallTerms {
  return { ...options, idempotency: toIdempotentCall({ 'idempotency-key': idempotencyKey }, slug, payload) };
}

/** The same for a call that may be answered before its action has run. */
export function readDeferrableTerms(
  { headers, query }: Pick<OpInput<'runAction'>, 'headers' | 'query'>,
  slug: string,
  payload: unknown,
): CallTerms {
  return {
    ...toCallTerms(readCallOptions(headers), slug, payload),
    respondAsync: /(^|,)\s*respond-async\s*($|[,;])/i.test(headers.prefer ?? ''),
    callbackUrl: query.callback_url,
  };
}
