import type { MailContent } from '@declic/nest-kit';
import { dateText } from './date-text';
import { moneyText } from './money-text';
import type { InvoiceFact } from './payment-event';

/** The mail about an invoice that is paid: what for, how much, and when. */
export function receiptMail(invoice: InvoiceFact, paidAt: Date): MailContent {
  const { total, currency, lines, url, id } = invoice;
  const sum = moneyText(total, currency);
  return {
    title: `Your receipt: ${sum}`,
    paragraphs: [
      `Thank you. We received ${sum} on ${dateText(paidAt)}.`,
      ...lines.map(({ description, amount }) => `${description}: ${moneyText(amount, currency)}`),
      `Total paid: ${sum}. Invoice ${id}. All invoices are in the billing portal, which you open from your account.`,
    ],
    ...(url !== null && { button: { label: 'Open the invoice', url } }),
  };
}
