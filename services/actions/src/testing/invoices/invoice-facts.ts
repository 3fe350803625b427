import type { Language } from '../../text/languages';

/** A fault or rarity that was put into an invoice on purpose. */
export type Irregularity =
  'wrong-gross' | 'wrong-line' | 'bad-iban' | 'no-due-date' | 'no-buyer-vat' | 'two-rates' | 'two-pages' | 'exempt';

export interface PartyFacts {
  readonly name: string;
  readonly address: readonly string[];
  readonly vatId: string | null;
}

export interface LineFacts {
  readonly description: string;
  readonly quantity: number;
  /** In cents. */
  readonly unitPrice: number;
  /** In percent. */
  readonly vatRate: number;
  /** In cents. */
  readonly net: number;
}

/** What an invoice says: the truth that its reading is compared with. Amounts in cents, dates as YYYY-MM-DD. */
export interface InvoiceFacts {
  readonly id: string;
  readonly layout: string;
  readonly language: Language;
  readonly irregularity: Irregularity | null;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly orderReference: string | null;
  readonly currency: 'EUR' | 'USD' | 'GBP';
  readonly seller: PartyFacts & { readonly iban: string; readonly email: string };
  readonly buyer: PartyFacts;
  readonly lines: readonly LineFacts[];
  readonly rates: readonly { readonly rate: number; readonly net: number; readonly vat: number }[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}
