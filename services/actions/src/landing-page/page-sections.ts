import { html, type SafeHtml } from './html';
import type { ContactForm, FormField, LandingPage, Point } from './page-model';
import { PAGE_WORDS } from './page-words';

type Section = SafeHtml | null;

export function figuresSection({ proof: { figures } }: LandingPage): Section {
  if (figures.length === 0) return null;
  const items = figures.map(
    ({ value, label }) =>
      html`<div class="figure">
        <dt>${label}</dt>
        <dd class="value">${value}</dd>
      </div>`,
  );
  return html`<div class="figures">
    <div class="wrap"><dl>${items}</dl></div>
  </div>`;
}

export function benefitsSection({ benefits: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  const columns = points.length % 3 !== 0 && points.length % 2 === 0 ? ' two' : '';
  return html`<section aria-labelledby="benefits">
    <div class="wrap">
      <h2 id="benefits">${title}</h2>
      <ul class="points${columns}">
        ${points.map(pointItem)}
      </ul>
    </div>
  </section>`;
}

export function stepsSection({ steps: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  return html`<section class="tinted" aria-labelledby="steps">
    <div class="wrap split">
      <h2 id="steps">${title}</h2>
      <ol class="steps">
        ${points.map(pointItem)}
      </ol>
    </div>
  </section>`;
}

function pointItem({ title, text }: Point): SafeHtml {
  return html`<li>
    <h3>${title}</h3>
    ${text !== '' && html`<p>${text}</p>`}
  </li>`;
}

export function quotesSection({ proof: { title, quotes } }: LandingPage): Section {
  if (quotes.length === 0) return null;
  const items = quotes.map(
    ({ text, name, role }) =>
      html`<figure>
        <blockquote><p>${text}</p></blockquote>
        <figcaption><b>${name}</b>${role}</figcaption>
      </figure>`,
  );
  return html`<section aria-labelledby="proof">
    <div class="wrap">
      <h2 id="proof">${title}</h2>
      <div class="quotes${quotes.length === 1 ? ' one' : ''}">${items}</div>
    </div>
  </section>`;
}

export function faqSection({ faq: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  const items = points.map(
    ({ title: question, text }, index) =>
      html`<details${index === 0 && html` open`}><summary>${question}</summary><p>${text}</p></details>`,
  );
  return html`<section class="tinted" aria-labelledby="faq">
    <div class="wrap split">
      <h2 id="faq">${title}</h2>
      <div class="faq">${items}</div>
    </div>
  </section>`;
}

export function formSection({ form, language }: LandingPage): Section {
  if (!form) return null;
  const { title, text, action, button, consent } = form;
  const isMail = action.startsWith('mailto:');
  return html`<section class="contact" id="contact" aria-labelledby="contact-title">
    <div class="wrap split">
      <div>
        <h2 id="contact-title">${title}</h2>
        ${text !== '' && html`<p class="lead">${text}</p>`}
      </div>
      <form action="${action}" method="post" ${isMail && html` enctype="text/plain"`}>
        ${hiddenInputs(form)}
        ${form.fields.map((field) => fieldOf(field, PAGE_WORDS[language], isAlone(field, form.fields)))}
        ${consent !== '' && html`<p class="note">${consent}</p>`}
        <button class="button" type="submit">${button}</button>
      </form>
    </div>
  </section>`;
}

function hiddenInputs({ hidden }: ContactForm): SafeHtml[] {
  return Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

const TYPES: Readonly<Record<FormField, readonly [type: string, autocomplete: string]>> = {
  name: ['text', 'name'],
  email: ['email', 'email'],
  company: ['text', 'organization'],
  phone: ['tel', 'tel'],
  message: ['text', 'off'],
};

/** Fields stand in two columns: the last of an odd number takes both. */
function isAlone(field: FormField, fields: readonly FormField[]): boolean {
  const lines = fields.filter((name) => name !== 'message');
  return lines.length % 2 === 1 && lines.at(-1) === field;
}

/** Only the address to answer to is required. */
function fieldOf(field: FormField, { fields, required }: (typeof PAGE_WORDS)['en'], isWide: boolean): SafeHtml {
  const [type, autocomplete] = TYPES[field];
  const isRequired = field === 'email';
  const label = html`<label for="field-${field}"
    >${fields[field]}${isRequired && html` <small>(${required})</small>`}</label
  >`;
  if (field === 'message')
    return html`<div class="field wide">${label}<textarea id="field-message" name="message" rows="4"></textarea></div>`;
  return html`<div class="field${isWide ? ' wide' : ''}">
    ${label}<input
      id="field-${field}"
      name="${field}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${isRequired && html` required`}
    />
  </div>`;
}
