export type CredentialsMode = 'sign-in' | 'sign-up';

/** `/login?mode=sign-up` opens the form as sign-up; anything else is sign-in. */
export function parseCredentialsMode(params: URLSearchParams): CredentialsMode {
  return params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
}
