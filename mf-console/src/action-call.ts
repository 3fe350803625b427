export interface ActionCall {
  origin: string;
  path: string;
  input: Readonly<Record<string, unknown>>;
}

/** Placeholder for the reader's API key. */
const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** A call of one action, ready for a terminal. */
export function toCurl({ origin, path, input }: ActionCall, key = KEY_PLACEHOLDER): string {
  return [
    `curl -X POST ${origin}${path} \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(input).replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
}

/** The same call from JavaScript. */
export function toJavaScript({ origin, path, input }: ActionCall, key = KEY_PLACEHOLDER): string {
  return `const response = await fetch('${origin}${path}', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${key}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(input)}),
});

console.log(await response.json());`;
}

/** A typo on purpose: the result suggests the correction. */
export const EXAMPLE_INPUT = { email: 'someone@gmial.com' };

/**
 * The call that the examples show: the documented short cut to the action.
 *
 * @decision D41
 */
export function emailValidation(origin: string): ActionCall {
  return { origin, path: '/v1/email/validate', input: EXAMPLE_INPUT };
}
