import { escapeHtml, type Page } from '@declic/nest-kit';
import { CONSENT_VERSION, findConsentWording } from '@declic/openapi/texts';
import type { ExpertForm } from './expert-form';
import { serviceNames } from './expert-request';

type Faults = ReadonlyMap<string, string>;

const CONSENT = findConsentWording('experts', CONSENT_VERSION.experts, 'fr') ?? '';

/** Says that the request is kept. */
export const requestedPage: Page = {
  lang: 'fr',
  title: 'Demande envoyée',
  body: `<h1>Demande envoyée</h1>
<p>Une personne de l’équipe vous répond par e-mail sous deux jours ouvrés.</p>
<p><a href="/partners">Retour à la page des experts</a></p>`,
};

/** The form again, with what is wrong and what was typed. `said` is about no field. */
export function expertFormPage(form: ExpertForm & { page: string }, faults: Faults, said?: string): Page {
  const { page, consent } = form;
  const fault = (name: string) => (faults.has(name) ? `<p role="alert">${faults.get(name)}</p>` : '');
  return {
    lang: 'fr',
    title: 'Parler à un expert',
    body: `<h1>Parler à un expert</h1>
${said === undefined ? '' : `<p role="alert">${escapeHtml(said)}</p>`}
<form method="post" action="/api/marketing/expert-requests/form">
<input type="hidden" name="page" value="${escapeHtml(page)}">
<input type="hidden" name="consent_version" value="${CONSENT_VERSION.experts}">
<label for="service">Service</label>
<select id="service" name="service">${Object.entries(serviceNames).map(toOption(form.service)).join('')}</select>${fault('service')}
${input(form, { name: 'name', label: 'Nom', autocomplete: 'name', maxLength: 100 })}${fault('name')}
${input(form, { name: 'email', label: 'Adresse e-mail', autocomplete: 'email', maxLength: 255 })}${fault('email')}
${input(form, { name: 'company', label: 'Entreprise (facultatif)', autocomplete: 'organization', maxLength: 120 })}${fault('company')}
<label for="message">Votre besoin</label>
<textarea id="message" name="message" rows="6" maxlength="4000">${escapeHtml(form.message)}</textarea>${fault('message')}
<label><input type="checkbox" name="consent" value="true"${consent === '' ? '' : ' checked'}>${CONSENT}</label>${fault('consent')}
<button>Envoyer la demande</button>
</form>`,
  };
}

interface TextField {
  readonly name: 'name' | 'email' | 'company';
  readonly label: string;
  readonly autocomplete: string;
  readonly maxLength: number;
}

function input(form: ExpertForm, { name, label, autocomplete, maxLength }: TextField): string {
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${maxLength}" value="${escapeHtml(form[name])}">`;
}

const toOption =
  (chosen: string) =>
  ([value, label]: readonly [string, string]) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
