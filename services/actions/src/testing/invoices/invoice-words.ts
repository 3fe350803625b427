import type { Language } from '../../text/languages';

/** The texts of an invoice's form. Each language has three sets, as different programs print them. */
export interface InvoiceWords {
  readonly title: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly order: string;
  readonly seller: string;
  readonly buyer: string;
  readonly vatId: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly rate: string;
  readonly amount: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly exempt: string;
  readonly thanks: string;
}

const KEYS = [
  'title',
  'number',
  'issueDate',
  'dueDate',
  'order',
  'seller',
  'buyer',
  'vatId',
  'description',
  'quantity',
  'unitPrice',
  'rate',
  'amount',
  'net',
  'vat',
  'gross',
  'exempt',
  'thanks',
] as const;

const SETS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    'Invoice|Invoice number|Invoice date|Due date|PO number|From|Bill to|VAT number|Description|Qty|Unit price|VAT|Amount|Subtotal|VAT|Total|VAT exempt, article 132|Thank you for your business.',
    'Tax invoice|Invoice no.|Date of issue|Payment due|Your order|Supplier|Invoiced to|VAT Reg No|Item|Quantity|Price|VAT %|Net amount|Net total|Total VAT|Total due|Exempt from VAT|Please quote the invoice number with your payment.',
    'INVOICE|Invoice #|Date|Pay by|Order ref.|Seller|Customer|VAT ID|Service|Hours|Rate|Tax|Line total|Total excl. VAT|Tax|Amount due|No VAT charged|Late payments bear interest of 8 %.',
  ].map((set) => set.split('|')),
  fr: [
    "Facture|Numéro de facture|Date de facture|Date d'échéance|Bon de commande|Émetteur|Facturé à|N° TVA intracommunautaire|Désignation|Qté|Prix unitaire HT|TVA|Montant HT|Total HT|TVA|Total TTC|TVA non applicable, art. 293 B du CGI|En cas de retard, une indemnité forfaitaire de 40 € est due.",
    "FACTURE|Facture n°|Date d'émission|Échéance|Votre commande|Vendeur|Client|TVA intra.|Description|Quantité|P.U. HT|Taux TVA|Total HT|Sous-total HT|Total TVA|Net à payer|Exonération de TVA|Pas d'escompte pour paiement anticipé.",
    'Facture|Réf. facture|Émise le|À régler avant le|Réf. commande|Prestataire|Destinataire|Numéro de TVA|Prestation|Nombre|Prix|% TVA|Montant|Montant total HT|Montant TVA|Montant total TTC|Autoliquidation|Merci de votre confiance.',
  ].map((set) => set.split('|')),
  es: [
    'Factura|Número de factura|Fecha de factura|Fecha de vencimiento|Nº de pedido|Emisor|Facturar a|NIF|Descripción|Cant.|Precio unitario|IVA|Importe|Base imponible|IVA|Total|Exento de IVA, art. 20 LIVA|Gracias por su confianza.',
    'FACTURA|Factura nº|Fecha de emisión|Vencimiento|Su pedido|Proveedor|Cliente|CIF|Concepto|Cantidad|Precio|% IVA|Total|Subtotal|Total IVA|Total a pagar|Operación exenta|Pago por transferencia bancaria.',
    'Factura|Nº factura|Fecha|Pagar antes del|Ref. pedido|Vendedor|Destinatario|NIF/IVA|Servicio|Uds.|P. unitario|Tipo IVA|Subtotal|Total base imponible|Cuota IVA|Importe total|Inversión del sujeto pasivo|Los retrasos devengan intereses.',
  ].map((set) => set.split('|')),
};

export function findInvoiceWords(language: Language, set: number): InvoiceWords {
  const words = SETS[language][set % 3] ?? [];
  // The keys name the texts of a set in their order.
  return Object.fromEntries(KEYS.map((key, index) => [key, words[index] ?? ''])) as unknown as InvoiceWords;
}
