import { escapeHtml, type Page } from '@declic/nest-kit';

/** What the page of a link needs, and what was wrong with the last input. */
export interface PasswordPage {
  readonly token: string;
  readonly email: string;
  readonly problem?: { readonly field: 'password' | 'new_password'; readonly message: string };
}

/** For a browser that did not sign up: asks for the password of the sign-up, or for a new one. */
export function passwordPage({ token, email, problem }: PasswordPage): Page {
  const messageAt = (field: string) => (problem?.field === field ? problem.message : undefined);
  return {
    lang: 'en',
    title: problem ? 'Error: Confirm your e-mail address' : 'Confirm your e-mail address',
    body: `<h1>Confirm your e-mail address</h1>
<p>This link confirms <strong>${escapeHtml(email)}</strong>. It was opened in another browser than the one that signed up, so your password is needed.</p>
${form(token, {
  name: 'password',
  label: 'Password of your sign-up',
  autocomplete: 'current-password',
  button: 'Confirm and sign in',
  message: messageAt('password'),
})}
<h2>Choose a new password</h2>
<p>If you did not sign up yourself, or do not remember the password. At least 8 characters, with an uppercase letter, a lowercase letter, a number and one of <code>!@#$%^&amp;*(),.?&quot;:{}|&lt;&gt;</code>.</p>
${form(token, {
  name: 'new_password',
  label: 'New password',
  autocomplete: 'new-password',
  button: 'Set the password and sign in',
  message: messageAt('new_password'),
})}`,
  };
}

interface PasswordForm {
  readonly name: 'password' | 'new_password';
  readonly label: string;
  readonly autocomplete: string;
  readonly button: string;
  readonly message: string | undefined;
}

function form(token: string, { name, label, autocomplete, button, message }: PasswordForm): string {
  const state = message === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem" autofocus`;
  return `<form method="post" action="/api/accounts/verification/confirm">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" required maxlength="200"${state}>
${message === undefined ? '' : `<p id="${name}-problem" role="alert">${escapeHtml(message)}</p>`}
<button type="submit">${button}</button>
</form>`;
}
