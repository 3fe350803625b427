import type { SnippetRequest } from '@declic/action-snippets';

/** The action that the short cut runs. */
export const EXAMPLE_ACTION = 'email_validate';

/** A typo on purpose: the result suggests the correction. */
export const EXAMPLE_INPUT = { email: 'someone@gmial.com' };

/** Stands in the examples as long as the person has no new key on screen. */
const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/**
 * The call that the examples show: the documented short cut to the action.
 *
 * @decision D41
 */
export function emailValidation(origin: string, key = KEY_PLACEHOLDER): SnippetRequest {
  return { origin, path: '/v1/email/validate', input: EXAMPLE_INPUT, key };
}
