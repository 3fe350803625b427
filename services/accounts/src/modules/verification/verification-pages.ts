import { escapeHtml, isLinkToken, type Page } from '@declic/nest-kit';
import type { LinkError } from '../mailed-links/link-error';

/** Scanners fetch pages without rendering them; the form submits itself only when the page is visible. */
const SUBMIT_ONCE_VISIBLE = `
const form = document.forms[0];
const submitOnceVisible = () => {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', submitOnceVisible);
  form.requestSubmit();
};
document.addEventListener('visibilitychange', submitOnceVisible);
form.addEventListener('submit', () => { form.querySelector('button').disabled = true; });
submitOnceVisible();
`;

export function confirmPage(token: string): Page {
  return {
    lang: 'en',
    title: 'Confirm your e-mail address',
    body: `<h1>Confirm your e-mail address</h1>
<p>We are confirming your address. If nothing happens, use the button.</p>
<form method="post" action="/api/accounts/verification/confirm">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">Confirm and continue</button>
</form>`,
    script: SUBMIT_ONCE_VISIBLE,
  };
}

/** Text and next step for an invalid link. The sign-in page redirects a signed-in user to the dashboard. */
export function refusalPage({ fault }: LinkError, token: string): Page {
  if (fault === 'used') {
    return notice(
      'Your address is confirmed',
      'This link was already used, so there is nothing left to do here.',
      signInLink('Continue'),
    );
  }
  if (fault === 'expired') {
    return notice('This link has expired', 'Links work for 24 hours.', newMailForm(token));
  }
  return notice(
    'This link does not work',
    'It may be incomplete, or a newer mail replaced it: only the link of the latest mail works.',
    newMailForm(token),
  );
}

/** The answer to the button of such a page, the same for every link. */
export const mailOnItsWayPage: Page = notice(
  'Have a look in your inbox',
  'If this link was one of ours, a new mail is on its way to the address it was sent to.',
  signInLink('Go to sign in'),
);

function newMailForm(token: string): string {
  if (!isLinkToken(token)) return signInLink('Go to sign in');
  return `<form method="post" action="/api/accounts/verification/renew">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">Send a new mail</button>
</form>
${signInLink('Go to sign in')}`;
}

function signInLink(label: string): string {
  return `<p><a class="button" href="/login">${label}</a></p>`;
}

function notice(title: string, text: string, next: string): Page {
  return { lang: 'en', title, body: `<h1>${title}</h1>\n<p>${text}</p>\n${next}` };
}
