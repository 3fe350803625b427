import type { Box } from '@declic/media/layout';

/** A value that was found, and where. */
export interface Found<Value> {
  readonly value: Value;
  /** 0 to 1; 1 where the invoice is data. */
  readonly confidence: number;
  /** From 1; null where the value comes from the invoice's XML. */
  readonly page: number | null;
  readonly box: Box | null;
  /** The words of the document, or the element of its XML. */
  readonly quote: string;
}

export type Field<Value> = Found<Value> | null;

export interface Party {
  readonly name: Field<string>;
  readonly address: Field<string>;
  readonly vat_id: Field<string>;
}

export interface InvoiceLine {
  readonly description: string;
  readonly quantity: number | null;
  readonly unit_price: number | null;
  /** In percent. */
  readonly vat_rate: number | null;
  /** What the column of discounts says: percent, or an amount. */
  readonly discount: number | null;
  readonly net: number | null;
  readonly page: number | null;
}

export interface VatLine {
  /** In percent. */
  readonly rate: number;
  readonly base: number | null;
  readonly amount: number | null;
}

/** An invoice as it was read. What was not found is null. */
export interface Invoice {
  readonly number: Field<string>;
  readonly issue_date: Field<string>;
  readonly due_date: Field<string>;
  readonly order_reference: Field<string>;
  readonly currency: Field<string>;
  readonly seller: Party;
  readonly buyer: Party;
  readonly iban: Field<string>;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly VatLine[];
  readonly totals: {
    readonly net: Field<number>;
    readonly vat: Field<number>;
    readonly gross: Field<number>;
    /** Charges less allowances of the whole invoice, without VAT. */
    readonly adjustment: Field<number>;
    /** Tax that the buyer keeps and pays to the state, such as the Spanish IRPF. */
    readonly withheld: Field<number>;
  };
}
