import type { Language } from '../../text/languages';
import { COMPANIES, SERVICES } from './invoice-companies';
import type { InvoiceFacts, Irregularity, LineFacts } from './invoice-facts';

/** Layouts that the reading was tuned with, and those that were held back until it was finished. */
const SEEN_LAYOUTS = ['classic', 'metaGrid', 'plainLetter', 'banded'] as const;
const HELD_LAYOUTS = ['footerSeller', 'twoColumns'] as const;

const LANGUAGES: readonly Language[] = ['en', 'fr', 'es'];

const NUMBERS = ['2026-0417', 'F26/00123', 'INV-90210', '20260088', 'FA-2026-077', 'A/2026/311'];

const FAULTS: readonly Irregularity[] = [
  'two-rates',
  'wrong-gross',
  'no-due-date',
  'bad-iban',
  'two-pages',
  'wrong-line',
  'no-buyer-vat',
  'exempt',
];

/** Four invoices of each layout: one in each language, and one more; every second one with an irregularity. */
export const LABELLED_INVOICES: readonly InvoiceFacts[] = [...SEEN_LAYOUTS, ...HELD_LAYOUTS].flatMap((layout, place) =>
  [0, 1, 2, 3].map((turn) => {
    const index = place * 4 + turn;
    const language = LANGUAGES[turn === 3 ? place % 3 : turn] ?? 'en';
    const irregularity = index % 2 === 1 ? (FAULTS[((index - 1) / 2) % FAULTS.length] ?? null) : null;
    return anInvoice({ layout, language, index, irregularity });
  }),
);

interface Choice {
  readonly layout: string;
  readonly language: Language;
  readonly index: number;
  readonly irregularity: Irregularity | null;
}

/** The facts of an invoice, chosen by its index. */
export function anInvoice({ layout, language, index, irregularity }: Choice): InvoiceFacts {
  const companies = COMPANIES[language];
  const seller = pick(companies, index);
  const buyer = pick(companies, index + 1 + (index % 2));
  const lines = linesOf(language, index, irregularity);
  const rates = ratesOf(lines);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return {
    id: `${layout}-${language}-${index}`,
    layout,
    language,
    irregularity,
    number: `${pick(NUMBERS, index)}${index > 5 ? index : ''}`,
    issueDate: `2026-0${(index % 8) + 1}-${String(((index * 7) % 27) + 1).padStart(2, '0')}`,
    dueDate:
      irregularity === 'no-due-date' ? null : `2026-1${index % 3}-${String(((index * 5) % 27) + 1).padStart(2, '0')}`,
    orderReference: index % 3 === 0 ? `PO-${4100 + index}` : null,
    currency: language === 'en' ? (index % 2 === 0 ? 'GBP' : 'EUR') : 'EUR',
    seller: { ...seller, iban: irregularity === 'bad-iban' ? breakCheck(seller.iban) : seller.iban },
    buyer: { name: buyer.name, address: buyer.address, vatId: irregularity === 'no-buyer-vat' ? null : buyer.vatId },
    lines,
    rates,
    net,
    vat,
    gross: net + vat + (irregularity === 'wrong-gross' ? 1_000 : 0),
  };
}

function linesOf(language: Language, index: number, irregularity: Irregularity | null): LineFacts[] {
  const standard = irregularity === 'exempt' ? 0 : { en: 20, fr: 20, es: 21 }[language];
  const reduced = { en: 5, fr: 5.5, es: 10 }[language];
  const count = irregularity === 'two-pages' ? 48 : 2 + (index % 4);
  return Array.from({ length: count }, (_, line) => {
    const quantity = line % 3 === 2 ? 7.5 : ((index + line) % 5) + 1;
    const unitPrice = 1_250 + ((index * 733 + line * 4_721) % 150_000);
    const fault = irregularity === 'wrong-line' && line === 0 ? 500 : 0;
    return {
      description: pick(SERVICES[language], index + line),
      quantity,
      unitPrice,
      vatRate: irregularity === 'two-rates' && line % 2 === 1 ? reduced : standard,
      net: Math.round(quantity * unitPrice) + fault,
    };
  });
}

function ratesOf(lines: readonly LineFacts[]) {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const net = lines.filter(({ vatRate }) => vatRate === rate).reduce((sum, line) => sum + line.net, 0);
    return { rate, net, vat: Math.round((net * rate) / 100) };
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Exchanges two neighbouring digits: the check digits no longer fit. */
function breakCheck(iban: string): string {
  for (let index = 6; index < iban.length - 1; index += 1) {
    const [a = '', b = ''] = [iban[index], iban[index + 1]];
    if (a !== b) return `${iban.slice(0, index)}${b}${a}${iban.slice(index + 2)}`;
  }
  return iban;
}
