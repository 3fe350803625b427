import { createComposer, type Composer } from '../../../writing/compose';
import { checkText } from '../../../writing/checks';
import type { Facts } from '../../../writing/facts';
import type { Voice } from '../../../writing/fill-line';
import { createSeededRandom } from '../../../writing/seeded-random';
import type { Language } from '../../../text/languages';
import en from './grammar.en.json';
import es from './grammar.es.json';
import fr from './grammar.fr.json';
import { STRUCTURES, type EmailGrammar, type EmailPart, type EmailStructure } from './parts';

const GRAMMARS: Record<Language, EmailGrammar> = { en, fr, es };

const NAME_MARK: Record<Language, string> = { en: '[Your name]', fr: '[Votre nom]', es: '[Su nombre]' };

export interface Email {
  readonly structure: EmailStructure['name'];
  readonly subject: string;
  readonly body: string;
}

/** One e-mail for each structure that the facts allow, at most `most`, in the order that suits cold e-mail best. */
export function writeEmails(facts: Facts, voice: Voice, most: number, seed: unknown): Email[] {
  const random = createSeededRandom(seed);
  const used = new Set<string>();
  const emails: Email[] = [];
  for (const structure of STRUCTURES) {
    if (emails.length >= most) break;
    const composer = createComposer(GRAMMARS[voice.language], facts, voice, random, used);
    const email = writeEmail(structure, composer, facts, voice);
    if (email) emails.push(email);
  }
  return emails;
}

function writeEmail(
  structure: EmailStructure,
  composer: Composer<EmailPart>,
  facts: Facts,
  voice: Voice,
): Email | null {
  const opening = structure.opening === null ? '' : composer.line(structure.opening);
  if (opening === null) return null;
  const paragraphs = structure.body.map((parts) =>
    parts.flatMap((part) => (part === structure.opening ? [opening] : composer.lines([part]))).join(' '),
  );
  const subject = firstLine(composer, structure.subjects);
  const greeting = firstLine(composer, ['greeting_title', 'greeting', 'greeting_open']);
  const ask = firstLine(composer, ['ask', structure.ask]);
  const last = [ask, ...composer.lines(['link'])].join('\n');
  const signature = [...composer.lines(['closing']), ...signatureOf(facts, voice.language)].join('\n');
  const body = [greeting, ...paragraphs, last, signature].filter((text) => text !== '').join('\n\n');
  return { structure: structure.name, subject, body };
}

function firstLine(composer: Composer<EmailPart>, parts: readonly EmailPart[]): string {
  for (const part of parts) {
    const line = composer.line(part);
    if (line !== null) return line;
  }
  return '';
}

function signatureOf(facts: Facts, language: Language): string[] {
  const name = facts.get('sender_name') ?? NAME_MARK[language];
  const place = [facts.get('sender_role'), facts.get('sender_company')].filter((text) => text !== undefined);
  return [name, place.join(', '), facts.get('sender_phone') ?? '', facts.get('sender_email') ?? ''].filter(
    (line) => line !== '',
  );
}

/** Figures of one e-mail; the sweet spot of cold e-mail is 50 to 125 words. */
export function checkEmail(email: Pick<Email, 'subject' | 'body'>, language: Language) {
  return { ...checkText(email.subject, email.body, language), subject_characters: [...email.subject].length };
}
