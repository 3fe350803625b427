import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../documents/read-document';
import { drawInvoice } from '../../../testing/invoices/draw-invoice';
import type { InvoiceFacts } from '../../../testing/invoices/invoice-facts';
import { LABELLED_INVOICES } from '../../../testing/invoices/labelled-invoices';
import { scoreInvoice } from '../../../testing/invoices/score-invoice';
import { languageOfInvoice } from './invoice-language';
import { readInvoice } from './read-invoice';

/** Of all fields, and of each; blanks that were filled count as wrong. */
const LEAST_ACCURACY = 0.97;
const LEAST_OF_A_FIELD = 0.9;

async function score(facts: InvoiceFacts) {
  const file = { name: 'invoice.pdf', mime: 'application/pdf', bytes: await drawInvoice(facts) };
  const warn = () => undefined;
  const signal = AbortSignal.timeout(30_000);
  const { pages } = await readDocument(file, { signal, warn, languages: ['fr'], maxOcrPages: 0 });
  return scoreInvoice(facts, await readInvoice(pages, { language: languageOfInvoice(pages), country: null }));
}

describe('the labelled invoices', () => {
  it(`are ${LABELLED_INVOICES.length}, of six layouts in three languages, every second one irregular, and are read`, async () => {
    const right = new Map<string, number>();
    for (const facts of LABELLED_INVOICES) {
      for (const [field, isRight] of Object.entries(await score(facts))) {
        right.set(field, (right.get(field) ?? 0) + (isRight ? 1 : 0));
      }
    }
    const accuracies = [...right].map(([field, count]) => [field, count / LABELLED_INVOICES.length] as const);
    const mean = accuracies.reduce((sum, [, accuracy]) => sum + accuracy, 0) / accuracies.length;
    const listed = accuracies.map(([field, accuracy]) => `${field} ${accuracy.toFixed(2)}`).join(', ');
    process.stdout.write(`Invoices: ${listed}; mean ${mean.toFixed(3)}\n`);
    for (const [field, accuracy] of accuracies) expect(accuracy, field).toBeGreaterThanOrEqual(LEAST_OF_A_FIELD);
    expect(mean).toBeGreaterThanOrEqual(LEAST_ACCURACY);
  });
});
