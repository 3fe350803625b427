export type LoginFormMode = 'sign-in' | 'sign-up';

/** What the sign-in page is for at the moment: `recover` asks for a mail, `reset` is what the link in it opens. */
export type LoginMode = LoginFormMode | 'recover' | 'reset';

const otherModes: readonly LoginMode[] = ['sign-up', 'recover', 'reset'];

/** `/login?mode=sign-up` opens the form as sign-up; anything unknown is sign-in. */
export function parseLoginMode(params: URLSearchParams): LoginMode {
  return otherModes.find((mode) => mode === params.get('mode')) ?? 'sign-in';
}
