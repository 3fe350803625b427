import type { Session } from '../../domain/session';

/** What is built in a workshop, as far as a drawing can tell it. */
export type CoverTheme =
  'repair' | 'document' | 'signal' | 'conversation' | 'contacts' | 'content' | 'table' | 'request' | 'workflow';

/** The first that fits wins: the rarer subjects stand before the tools that many workshops use. */
const words: readonly (readonly [CoverTheme, RegExp])[] = [
  ['repair', /clinique|répar|dépann|débog|en panne/],
  ['document', /pdf|factur|document|devis|contrat/],
  ['signal', /webhook|notification|alerte/],
  ['conversation', /support|agent|chat|conversation|assistant/],
  ['contacts', /prospect|client|annuaire|candidat/],
  ['content', /contenu|article|linkedin|publication|éditorial/],
  ['table', /sheets|tableur|base de données|airtable|excel/],
  ['request', /\bapi\b|http|json/],
  ['workflow', /workflow|n8n|make|zapier/],
];

/** By the title, then by the sentence below it, then by the tools. */
export function coverTheme({ title, subtitle, stack }: Pick<Session, 'title' | 'subtitle' | 'stack'>): CoverTheme {
  for (const text of [title, subtitle, stack.join(' ')]) {
    const found = words.find(([, pattern]) => pattern.test(text.toLowerCase()));
    if (found) return found[0];
  }
  return 'workflow';
}
