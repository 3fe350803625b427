import * as z from 'zod/mini';

const navigationState = z.object({ email: z.string().check(z.trim(), z.minLength(1)) });

/** The address a link was sent to: from the sign-up form, or from the address bar. */
export function parseVerificationAddress(state: unknown, params: URLSearchParams): string | undefined {
  const fromForm = navigationState.safeParse(state);
  return fromForm.success ? fromForm.data.email : params.get('email')?.trim() || undefined;
}
