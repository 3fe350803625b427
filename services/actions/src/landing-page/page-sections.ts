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

export function needsSection({ needs: { title, points } }: LandingPage): Section {
  return points.length === 0 ? null : section('needs', title, plainList(points), { isTinted: true });
}

export function evidenceSection({ evidence: { title, points } }: LandingPage): Section {
  return points.length === 0 ? null : section('evidence', title, plainList(points), { isSplit: true });
}

function plainList(points: readonly string[]): SafeHtml {
  return html`<ul class="plain">
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`;
}

export function benefitsSection({ benefits: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  const columns = points.length % 3 !== 0 && points.length % 2 === 0 ? ' two' : '';
  const list = html`<ul class="points${columns}">
    ${points.map(pointItem)}
  </ul>`;
  return section('benefits', title, list);
}

export function stepsSection({ steps: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  const list = html`<ol class="steps">
    ${points.map(pointItem)}
  </ol>`;
  return section('steps', title, list, { isTinted: true });
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
  return section('proof', title, html`<div class="quotes${quotes.length === 1 ? ' one' : ''}">${items}</div>`);
}

export function faqSection({ faq: { title, points } }: LandingPage): Section {
  if (points.length === 0) return null;
  const items = points.map(
    ({ title: question, text }, index) =>
      html`<details${index === 0 && html` open`}><summary>${question}</summary><p>${text}</p></details>`,
  );
  return section('faq', title, html`<div class="faq">${items}</div>`, { isTinted: true });
}

/** A section that is named by its title; a tinted one has its content beside the title. */
function section(id: string, title: string, content: SafeHtml, { isTinted = false, isSplit = false } = {}): SafeHtml {
  return html`<section${isTinted && html` class="tinted"`} aria-labelledby="${id}">
    <div class="wrap${isTinted || isSplit ? ' split' : ''}">
      <h2 id="${id}">${title}</h2>
      ${content}
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
