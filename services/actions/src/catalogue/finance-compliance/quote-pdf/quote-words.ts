import type { Language } from '../../../text/languages';

/** The texts of a quote's form. */
export interface QuoteWords {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly validUntil: string;
  readonly buyer: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly vatRate: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly net: string;
  readonly vat: string;
  readonly on: string;
  readonly gross: string;
  readonly noVat: string;
  readonly terms: string;
  readonly vatId: string;
  readonly accepted: string;
  readonly acceptedHow: string;
  readonly nameAndRole: string;
  readonly signature: string;
  readonly page: (page: number, count: number) => string;
}

export const QUOTE_WORDS: Readonly<Record<Language, QuoteWords>> = {
  en: {
    title: 'Quote',
    number: 'Quote number',
    date: 'Date',
    validUntil: 'Valid until',
    buyer: 'Prepared for',
    description: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    discount: 'Discount',
    vatRate: 'VAT',
    amount: 'Amount',
    subtotal: 'Subtotal',
    net: 'Total excl. VAT',
    vat: 'VAT',
    on: 'on',
    gross: 'Total incl. VAT',
    noVat: 'Total',
    terms: 'Terms',
    vatId: 'VAT number',
    accepted: 'Accepted by the customer',
    acceptedHow: 'Read and approved',
    nameAndRole: 'Name and position',
    signature: 'Date and signature',
    page: (page, count) => `Page ${page} of ${count}`,
  },
  fr: {
    title: 'Devis',
    number: 'Numéro de devis',
    date: 'Date',
    validUntil: "Valable jusqu'au",
    buyer: 'Client',
    description: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire HT',
    discount: 'Remise',
    vatRate: 'TVA',
    amount: 'Montant HT',
    subtotal: 'Sous-total HT',
    net: 'Total HT',
    vat: 'TVA',
    on: 'sur',
    gross: 'Total TTC',
    noVat: 'Total',
    terms: 'Conditions',
    vatId: 'N° TVA',
    accepted: 'Bon pour accord du client',
    acceptedHow: 'Mention manuscrite « Bon pour accord »',
    nameAndRole: 'Nom et qualité',
    signature: 'Date et signature',
    page: (page, count) => `Page ${page} sur ${count}`,
  },
  es: {
    title: 'Presupuesto',
    number: 'Número de presupuesto',
    date: 'Fecha',
    validUntil: 'Válido hasta',
    buyer: 'Cliente',
    description: 'Descripción',
    quantity: 'Cant.',
    unitPrice: 'Precio unitario',
    discount: 'Dto.',
    vatRate: 'IVA',
    amount: 'Importe',
    subtotal: 'Subtotal',
    net: 'Base imponible',
    vat: 'IVA',
    on: 'sobre',
    gross: 'Total con IVA',
    noVat: 'Total',
    terms: 'Condiciones',
    vatId: 'NIF',
    accepted: 'Aceptado por el cliente',
    acceptedHow: 'Leído y conforme',
    nameAndRole: 'Nombre y cargo',
    signature: 'Fecha y firma',
    page: (page, count) => `Página ${page} de ${count}`,
  },
};
