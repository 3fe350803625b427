import { escapeHtml, type Page } from '@declic/nest-kit';
import type { LinkFault } from '../mailed-links/link-error';
import { type EmailLinkError, EmailTakenError } from './security.errors';

/**
 * Shows both addresses and waits for the button: an attacker may have requested to move their own account to this address, and
 * would keep its password, its key and the link that restores it.
 */
export function changePage(token: string, { present, email }: { present: string; email: string }): Page {
  return {
    lang: 'en',
    title: 'Confirm your new e-mail address',
    body: `<h1>Confirm your new e-mail address</h1>
<p>The account that signs in with <strong>${escapeHtml(present)}</strong> moves to <strong>${escapeHtml(email)}</strong>.</p>
<p>If that account is not yours, close this page: nothing is changed.</p>
${form('/api/accounts/email/confirmation', token, 'Use this address')}`,
  };
}

/** Waits for the button: taking an account back ends what its owner may be doing. */
export function restorationPage(token: string, email: string): Page {
  return {
    lang: 'en',
    title: 'Take your account back',
    body: `<h1>Take your account back</h1>
<p>Your account gets the address ${escapeHtml(email)} again, every session is ended, the API key is revoked, and the password opens nothing any more. Then you choose a new password and make a new key.</p>
${form('/api/accounts/email/restoration', token, 'This was not me')}`,
  };
}

export function changeRefusalPage(error: EmailLinkError): Page {
  if (readFault(error) === 'used')
    return notice('Your address is changed', 'Your account has the new address. Sign in with it from now on.', {
      label: 'Go to your account',
      href: '/account',
    });
  return refusalPage(error, 'Ask for a new link on your account page.', {
    label: 'Go to your account',
    href: '/account',
  });
}

export function restorationRefusalPage(error: EmailLinkError): Page {
  if (readFault(error) === 'used')
    return notice(
      'Your address is restored',
      'Every session is ended, and your API key is revoked. Choose a new password now, then make a new key on the page of your API keys.',
      RECOVER,
    );
  return refusalPage(error, 'If you cannot get into your account, choose a new password.', RECOVER);
}

const RECOVER = { label: 'Choose a new password', href: '/login?mode=recover' };

interface NextStep {
  readonly label: string;
  readonly href: string;
}

function refusalPage(error: EmailLinkError, advice: string, next: NextStep): Page {
  switch (readFault(error)) {
    case 'expired':
      return notice('This link has expired', advice, next);
    case 'taken':
      return notice('This address is taken', 'Another account has this address by now. Nothing was changed.', next);
    default:
      return notice('This link does not work', `It may be incomplete, or a newer mail replaced it. ${advice}`, next);
  }
}

function readFault(error: EmailLinkError): LinkFault | 'taken' {
  return error instanceof EmailTakenError ? 'taken' : error.fault;
}

function notice(title: string, text: string, { label, href }: NextStep): Page {
  return {
    lang: 'en',
    title,
    body: `<h1>${title}</h1>\n<p>${text}</p>\n<p><a class="button" href="${href}">${label}</a></p>`,
  };
}

function form(action: string, token: string, label: string): string {
  return `<form method="post" action="${action}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">${label}</button>
</form>`;
}
