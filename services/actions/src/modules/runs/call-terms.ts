import type { OpInput } from '@declic/nest-kit';

/**
 * What a caller says about the call itself, beside its input.
 *
 * @decision D9
 */
export interface CallTerms {
  readonly idempotencyKey: string | undefined;
  /** The most that the call may cost. */
  readonly maxCredits: number | undefined;
  readonly dryRun: boolean;
}

/** Reads the headers that the contract has checked; at run time their names are in lower case. */
export function callTermsOf(headers: OpInput<'runAction'>['headers']): CallTerms {
  const given = headers as Readonly<Record<string, string | undefined>>;
  const maxCredits = given['max-credits'];
  return {
    idempotencyKey: given['idempotency-key'],
    maxCredits: maxCredits === undefined ? undefined : Number(maxCredits),
    dryRun: given['dry-run'] === 'true',
  };
}
