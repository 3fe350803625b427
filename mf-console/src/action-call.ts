export interface ActionCall {
  origin: string;
  slug: string;
  input: Readonly<Record<string, unknown>>;
}

/** Stands where the reader's own key goes. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** A call of one action, ready for a terminal. */
export function curlOf({ origin, slug, input }: ActionCall): string {
  return [
    `curl -X POST ${origin}/v1/actions/${slug} \\`,
    `  -H "Authorization: Bearer ${KEY_PLACEHOLDER}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(input).replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
}

/** The same call from JavaScript. */
export function javaScriptOf({ origin, slug, input }: ActionCall): string {
  return `const response = await fetch('${origin}/v1/actions/${slug}', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${KEY_PLACEHOLDER}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(input)}),
});

console.log(await response.json());`;
}

/** The call that every example of the console shows: an address with a slip in it. */
export function emailValidation(origin: string): ActionCall {
  return { origin, slug: 'email_validate', input: { email: 'someone@gmial.com' } };
}
