import { BOX_SCHEMA } from '../../../documents/box-schema';
import { NUMBER_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';

function foundSchema(value: Readonly<Record<string, unknown>>, description: string) {
  return {
    description,
    anyOf: [
      { type: 'null' },
      closedObject({
        value,
        confidence: { type: 'number', minimum: 0, maximum: 1, description: '1 where the invoice is data.' },
        page: { type: ['integer', 'null'], description: 'From 1; null where the value comes from XML.' },
        box: { anyOf: [{ type: 'null' }, BOX_SCHEMA] },
        quote: { type: 'string', description: 'The words of the document, or the element of its XML.' },
      }),
    ],
  };
}

const text = (description: string) => foundSchema({ type: 'string' }, description);
const date = (description: string) => foundSchema({ type: 'string', format: 'date' }, description);
const amount = (description: string) => foundSchema({ type: 'number' }, description);

function partySchema(who: string) {
  return closedObject({
    name: text(`Name of the ${who}.`),
    address: text('Lines, separated by commas.'),
    vat_id: text('VAT number without spaces.'),
  });
}

/** JSON Schema of an invoice as it was read. */
export const INVOICE_SCHEMA = closedObject({
  number: text('Invoice number.'),
  issue_date: date('Day of issue.'),
  due_date: date('Day by which it is to be paid.'),
  order_reference: text("The buyer's order."),
  currency: text('ISO 4217.'),
  seller: partySchema('seller'),
  buyer: partySchema('buyer'),
  iban: text('Account to pay to, without spaces.'),
  lines: listOf(
    closedObject({
      description: { type: 'string' },
      quantity: NUMBER_OR_NULL,
      unit_price: { ...NUMBER_OR_NULL, description: 'As it is printed, usually without VAT.' },
      vat_rate: { ...NUMBER_OR_NULL, description: 'Percent.' },
      discount: { ...NUMBER_OR_NULL, description: 'As it is printed: percent, or an amount.' },
      net: { ...NUMBER_OR_NULL, description: 'Amount of the line.' },
      page: { type: ['integer', 'null'] },
    }),
  ),
  vat: listOf(
    closedObject({
      rate: { type: 'number', description: 'Percent.' },
      base: NUMBER_OR_NULL,
      amount: NUMBER_OR_NULL,
    }),
    { description: 'VAT by rate.' },
  ),
  totals: closedObject({
    net: amount('Without VAT.'),
    vat: amount('VAT.'),
    gross: amount('With VAT.'),
    adjustment: amount('Charges less discounts of the whole invoice, without VAT.'),
    withheld: amount('Tax that the buyer keeps for the state, such as IRPF.'),
  }),
});

/** JSON Schema of the checks. */
export const CHECKS_SCHEMA = listOf(
  closedObject({
    id: { enum: ['sum', 'line_sum', 'line_amounts', 'vat_by_rate', 'iban', 'seller_vat_id', 'buyer_vat_id', 'dates'] },
    ok: { type: ['boolean', 'null'], description: 'Null: not enough was found to check.' },
    detail: { type: 'string' },
  }),
);
