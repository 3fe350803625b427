import { expect, it } from 'vitest';
import { portalPage } from './portal-page.ts';
import type { Invoice } from '../state.ts';

const invoice = (number: number): Invoice => ({
  id: `in_${number}`,
  customer: 'cus_1',
  subscription: 'sub_1',
  reason: 'subscription_cycle',
  created: 1_800_000_000 - number,
  lines: [{ price: 'price_solo', description: 'Solo', amount: 900, start: 0, end: 1 }],
  status: 'paid',
});

const pageWith = (invoices: number) =>
  portalPage({
    portal: { id: 'bps_1', customer: 'cus_1', returnUrl: 'http://localhost/account', doneUrl: null, expires: 0 },
    customer: { id: 'cus_1', reference: 'user-1', email: 'ada@example.com', card: 'working' },
    subscription: undefined,
    prices: [],
    invoices: Array.from({ length: invoices }, (_, index) => invoice(index)),
    payments: [],
  });

const countLines = (html: string) => html.split('<li>').length - 1;

it('lists the newest 24 invoices and counts the rest', () => {
  expect(countLines(pageWith(24))).toBe(24);
  expect(pageWith(24)).not.toContain('older');
  expect(countLines(pageWith(30))).toBe(24);
  expect(pageWith(30)).toContain('And 6 older.');
});
