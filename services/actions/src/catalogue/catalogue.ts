import type { Action } from '../engine/action';
import { extractPdfJson } from './documents-pdf/extract-pdf-json.action';
import { summarizePdf } from './documents-pdf/summarize_pdf.action';
import { emailValidate } from './email-contacts/email_validate.action';
import { extractInvoice } from './finance-compliance/extract_invoice.action';
import { quotePdf } from './finance-compliance/quote_pdf.action';

/** Every action, one line each. A test compares this list with the folder. */
export const actions: readonly Action[] = [
  // One a line, so that branches merge.
  emailValidate,
  extractInvoice,
  extractPdfJson,
  quotePdf,
  summarizePdf,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
