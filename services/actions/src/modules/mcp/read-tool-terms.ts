import { ValidationError } from '@declic/nest-kit';
import { z } from 'zod';
import { type CallOptions, type CallTerms, toCallTerms } from '../runs/call-terms';

/** The terms in the metadata of a tool call, which go before those in the headers of its message. */
const metadata = z.object({
  'declic/idempotency_key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 ASCII letters, digits and punctuation')
    .optional(),
  'declic/max_credits': z.int('must be a whole number').min(0).max(999_999_999).optional(),
  'declic/files': z.literal('links', 'can only be "links"').optional(),
});

export interface ToolCall {
  readonly slug: string;
  readonly payload: unknown;
  /** `_meta` of the call. */
  readonly meta: unknown;
}

/**
 * Reads the terms of a tool call. A dry run is not one of them: a result without data breaks the tool's output schema, so the contract
 * refuses its header.
 *
 * @throws {ValidationError} the metadata has a value that is no term.
 * @decision D9
 */
export function readToolTerms(options: CallOptions, { slug, payload, meta }: ToolCall): CallTerms {
  const { success, data, error } = metadata.safeParse(meta ?? {});
  if (!success) throw toRefusal(error);
  const idempotencyKey = data['declic/idempotency_key'] ?? options.idempotencyKey;
  const maxCredits = data['declic/max_credits'] ?? options.maxCredits;
  const wantsLinks = data['declic/files'] === 'links' || options.wantsLinks;
  return toCallTerms({ ...options, dryRun: false, idempotencyKey, maxCredits, wantsLinks }, slug, payload);
}

function toRefusal({ issues }: z.ZodError): ValidationError {
  const errors = issues.map(({ path, message }) => ({
    in: 'body' as const,
    field: `_meta.${path.join('.')}`,
    message,
  }));
  return new ValidationError('The metadata of the call is wrong.', { errors });
}
