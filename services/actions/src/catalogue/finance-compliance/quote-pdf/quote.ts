/** A party as the caller gives it. */
export interface QuoteParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly vat_id: string | null;
  /** Number in the trade register, such as a SIRET. */
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
}

export interface QuoteLine {
  readonly description: string;
  readonly quantity: number;
  readonly unit: string | null;
  /** In currency units, without VAT; up to four decimals. */
  readonly unit_price: number;
  /** In percent. */
  readonly discount: number;
  /** In percent. */
  readonly vat_rate: number;
}

export interface QuoteBrand {
  /** As #rrggbb. */
  readonly color: string;
  /** Data URL of a PNG or JPEG. */
  readonly logo: string | null;
}

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'MXN'] as const;

export type Currency = (typeof CURRENCIES)[number];
