import type { FieldReader } from '../fields/read-fields';
import type { PageWords } from './page-words';
import {
  FORM_FIELDS,
  type Button,
  type ContactForm,
  type Figure,
  type FormField,
  type LandingPage,
  type Point,
  type Quote,
} from './page-model';

const TITLE = { max: 160 };
const TEXT = { max: 1_500 };

/** A list of objects with `title` and `text`, or of titles alone. */
function readPoints(reader: FieldReader, key: string, most = 12): Point[] {
  return reader.list(
    key,
    most,
    (item) => ({ title: item.requiredText('title', TITLE), text: item.text('text', TEXT) }),
    'title',
  );
}

function readQuestions(reader: FieldReader): Point[] {
  return reader.list('faq', 20, (item) => ({
    title: item.requiredText('question', { max: 300 }),
    text: item.requiredText('answer', { max: 3_000 }),
  }));
}

/** The sections between hero and form. */
export function readSections(
  reader: FieldReader,
  words: PageWords,
): Pick<LandingPage, 'needs' | 'benefits' | 'steps' | 'evidence' | 'proof' | 'faq'> {
  const proof = reader.part('proof');
  return {
    needs: { title: words.needs, points: [] },
    benefits: { title: reader.text('benefits_title', TITLE) || words.benefits, points: readPoints(reader, 'benefits') },
    steps: { title: reader.text('steps_title', TITLE) || words.steps, points: readPoints(reader, 'steps', 8) },
    evidence: { title: words.evidence, points: [] },
    proof: { title: proof.text('title', TITLE) || words.proof, figures: readFigures(proof), quotes: readQuotes(proof) },
    faq: { title: reader.text('faq_title', TITLE) || words.faq, points: readQuestions(reader) },
  };
}

/** What customers said: a quote without its name is no proof. */
function readQuotes(reader: FieldReader): Quote[] {
  return reader.list('quotes', 6, (item) => ({
    text: item.requiredText('text', TEXT),
    name: item.requiredText('name', TITLE),
    role: item.text('role', TITLE),
  }));
}

function readFigures(reader: FieldReader): Figure[] {
  return reader.list('figures', 4, (item) => ({
    value: item.requiredText('value', { max: 20 }),
    label: item.requiredText('label', TITLE),
  }));
}

export function readLinks(reader: FieldReader, key: string): Button[] {
  return reader.list(key, 6, (item) => {
    const label = item.requiredText('label', { max: 60 });
    const href = item.link('url');
    if (href === '') throw item.refuse('url', 'is required');
    return { label, href };
  });
}

export interface FormWords {
  readonly title: string;
  readonly button: string;
}

/** Null without an address that answers could be sent to. */
export function readForm(reader: FieldReader, words: FormWords): ContactForm | null {
  const address = reader.link('action') || mailAddress(reader);
  if (address === '') return null;
  const fields = reader.list('fields', FORM_FIELDS.length, readFieldName, 'name');
  return {
    title: reader.text('title', TITLE) || words.title,
    text: reader.text('text', TEXT),
    action: address,
    fields: orderedFields(fields.length > 0 ? fields : ['name', 'email', 'message']),
    button: reader.text('button', { max: 60 }) || words.button,
    consent: reader.text('consent', { max: 600 }),
    hidden: {},
  };
}

function mailAddress(reader: FieldReader): string {
  const email = reader.text('email', { max: 254 });
  if (email === '') return '';
  if (!/^[^\s@<>"?&]{1,64}@[^\s@<>"?&.]{1,63}(?:\.[^\s@<>"?&.]{1,63}){1,8}$/.test(email))
    throw reader.refuse('email', 'must be an email');
  return `mailto:${email}`;
}

function readFieldName(item: FieldReader): FormField {
  const name = item.requiredText('name', { max: 20 });
  const field = FORM_FIELDS.find((known) => known === name);
  if (!field) throw item.refuse('name', `must be one of: ${FORM_FIELDS.join(', ')}`);
  return field;
}

/** An answer needs an address, so `email` is always asked for. */
function orderedFields(fields: readonly FormField[]): FormField[] {
  return FORM_FIELDS.filter((field) => field === 'email' || fields.includes(field));
}
