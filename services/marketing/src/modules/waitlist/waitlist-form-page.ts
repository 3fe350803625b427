import { escapeHtml, type Page } from '@declic/nest-kit';
import { CONSENT_VERSION, type Message, waitlistTexts } from '@declic/openapi/texts';
import type { WaitlistForm } from './waitlist-form';
import type { Language } from './waitlist-entry.entity';

const back: Record<Language, string> = { fr: 'Retour à declic', en: 'Back to declic', es: 'Volver a declic' };

/** Says that the address is kept, and what comes next. */
export function joinedPage(language: Language): Page {
  const { success, successInline } = waitlistTexts[language];
  return {
    lang: language,
    title: success.title,
    body: `<h1>${success.title}</h1>
<p>${success.description}</p>
<p>${successInline}</p>
<p><a href="/${language}/">${back[language]}</a></p>`,
  };
}

/** The form again, with what is wrong and what was typed. */
export function formAgainPage(form: WaitlistForm & { page: string }, { title, description }: Message): Page {
  const { language, email, page, consent } = form;
  const texts = waitlistTexts[language];
  return {
    lang: language,
    title: texts.heading,
    body: `<h1>${texts.heading}</h1>
<p role="alert"><strong>${escapeHtml(title)}</strong> ${escapeHtml(description)}</p>
<form method="post" action="/api/marketing/waitlist/form">
<input type="hidden" name="language" value="${language}">
<input type="hidden" name="page" value="${escapeHtml(page)}">
<input type="hidden" name="consent_version" value="${CONSENT_VERSION.waitlist}">
<label for="email">${texts.emailLabel}</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}">
<label><input type="checkbox" name="consent" value="true" required${consent === '' ? '' : ' checked'}>${texts.consent}</label>
<button>${texts.submit}</button>
</form>`,
  };
}
