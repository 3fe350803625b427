import type { Invoice } from '../../catalogue/finance-compliance/extract-invoice/invoice';
import type { InvoiceFacts } from './invoice-facts';

/** Whether each field was read as it is printed; what is not printed must be null. */
export function scoreInvoice(facts: InvoiceFacts, read: Invoice): Readonly<Record<string, boolean>> {
  const { seller, buyer, totals, lines } = read;
  const [first] = facts.lines;
  const isLine = (index: number) => {
    const [fact, line] = [facts.lines[index], lines[index]];
    return (
      line?.description === fact?.description &&
      line?.quantity === fact?.quantity &&
      cents(line?.unit_price) === fact?.unitPrice &&
      cents(line?.net) === fact?.net
    );
  };
  return {
    number: read.number?.value === facts.number,
    issue_date: read.issue_date?.value === facts.issueDate,
    due_date: (read.due_date?.value ?? null) === facts.dueDate,
    order_reference: (read.order_reference?.value ?? null) === facts.orderReference,
    currency: (read.currency?.value ?? null) === facts.currency,
    seller_name: seller.name?.value === facts.seller.name,
    seller_address: seller.address?.value === facts.seller.address.join(', '),
    seller_vat_id: (seller.vat_id?.value ?? null) === facts.seller.vatId,
    buyer_name: buyer.name?.value === facts.buyer.name,
    buyer_address: buyer.address?.value === facts.buyer.address.join(', '),
    buyer_vat_id: (buyer.vat_id?.value ?? null) === facts.buyer.vatId,
    iban: read.iban?.value === facts.seller.iban,
    net: cents(totals.net?.value) === facts.net,
    vat: cents(totals.vat?.value) === facts.vat,
    gross: cents(totals.gross?.value) === facts.gross,
    vat_by_rate: facts.rates.every(({ rate, vat }) =>
      read.vat.some((line) => line.rate === rate && cents(line.amount) === vat),
    ),
    line_count: lines.length === facts.lines.length,
    lines: first !== undefined && facts.lines.every((_, index) => isLine(index)),
  };
}

const cents = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value * 100) : null);
