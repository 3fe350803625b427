import { z } from 'zod';

const navigationState = z.object({ email: z.string().trim().min(1) });

/** The address a link was sent to: from the sign-up form, or from the address bar. */
export function parseVerificationAddress(state: unknown, params: URLSearchParams): string | undefined {
  const fromForm = navigationState.safeParse(state);
  return fromForm.success ? fromForm.data.email : params.get('email')?.trim() || undefined;
}
