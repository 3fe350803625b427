import { compileLabels, type Label } from '../../../documents/labels';
import type { Language } from '../../../text/languages';

export type InvoiceField =
  | 'title'
  | 'number'
  | 'issue_date'
  | 'due_date'
  | 'order'
  | 'seller'
  | 'buyer'
  | 'vat_id'
  | 'buyer_vat_id'
  | 'iban'
  | 'net'
  | 'vat'
  | 'total_vat'
  | 'gross'
  | 'discount'
  | 'paid'
  | 'other';

type Weights = Readonly<Partial<Record<InvoiceField, Readonly<Record<number, string>>>>>;

/** By language and field: labels with their weight in percent. */
const LABELS: Readonly<Record<Language, Weights>> = {
  en: {
    title: { 100: 'invoice|tax invoice|credit note|proforma invoice|sales invoice' },
    number: {
      100: 'invoice number|invoice no|invoice #|invoice n|invoice ref|invoice reference|invoice id|credit note number',
      60: 'document number|reference number|number',
      40: 'invoice|tax invoice|credit note',
    },
    issue_date: {
      100: 'invoice date|date of issue|issue date|date issued|issued on|billing date',
      60: 'date|issued|dated',
      50: 'tax point',
    },
    due_date: {
      100: 'due date|payment due|payment due date|date due|due on|pay by|payable by|due by|payment due by',
      50: 'due',
    },
    order: {
      100: 'po number|po no|po #|purchase order|purchase order number|order number|order no|order ref|order reference|your order|customer order|your reference|your ref',
      70: 'po',
    },
    seller: { 100: 'from|seller|supplier|vendor|issued by|billed by|sold by' },
    buyer: {
      100: 'bill to|billed to|invoice to|invoiced to|sold to|customer|buyer|client|billing address',
      50: 'to|attn',
    },
    vat_id: {
      100: 'vat number|vat no|vat id|vat reg no|vat registration number|vat registration|vat reg|tax id|vat identification number',
    },
    buyer_vat_id: {
      100: 'customer vat number|customer vat|your vat number|client vat number|buyer vat number|customer vat id|customer tax id',
    },
    net: {
      100: 'subtotal|sub total|net total|total net|total excl vat|total excluding vat|total before tax|net amount|total ex vat|amount excl vat|taxable amount|total excl tax',
      50: 'net',
    },
    total_vat: { 100: 'total vat|vat total|vat amount|total tax|tax amount|tax total' },
    vat: { 90: 'vat|tax|sales tax|gst' },
    gross: {
      100: 'total due|amount due|balance due|grand total|total incl vat|total including vat|invoice total|total payable|total amount due|amount payable|total amount',
      80: 'total',
    },
    discount: { 80: 'discount|total discount' },
    paid: { 100: 'paid|amount paid|deposit|prepaid|already paid' },
    other: {
      100: 'ship to|delivery address|delivery date|payment terms|terms|sort code|account number|bic|swift|phone|tel|email|page|company number|description|quantity|unit price|bank|shipping',
    },
  },
  fr: {
    title: { 100: 'facture|avoir|facture proforma' },
    number: {
      100: 'numero de facture|facture n|facture no|facture numero|n de facture|n facture|no facture|ref facture|reference facture|facture ref|numero facture|avoir n',
      60: 'numero|piece n|document n',
      40: 'facture|avoir',
    },
    issue_date: {
      100: 'date de facture|date d emission|date facture|date de facturation|emise le|date de la facture|facture du|date d edition',
      60: 'date|en date du|le',
    },
    due_date: {
      100: 'date d echeance|echeance|echeance le|a regler avant le|a payer avant le|date limite de paiement|date de reglement|payable le|payable avant le|paiement au plus tard le|reglement avant le',
    },
    order: {
      100: 'bon de commande|votre commande|commande n|n de commande|numero de commande|ref commande|reference commande|votre reference|v ref|commande client',
      60: 'commande',
    },
    seller: { 100: 'emetteur|vendeur|prestataire|fournisseur|emis par' },
    buyer: {
      100: 'facture a|client|destinataire|acheteur|adresse de facturation|factures a|adresse a|a l attention de',
      40: 'a',
    },
    vat_id: {
      100: 'n tva intracommunautaire|numero de tva intracommunautaire|tva intracommunautaire|tva intra|numero de tva|n tva|no tva|n de tva|n tva intra|id tva|identifiant tva|num tva',
    },
    buyer_vat_id: { 100: 'n tva client|tva client|numero de tva client|n tva acheteur|votre n tva|tva intra client' },
    net: {
      100: 'total ht|sous total ht|montant total ht|total hors taxes|montant ht|total net ht|total hors tva|net ht|base ht|montant hors taxes',
      70: 'sous total|total net',
      40: 'ht',
    },
    total_vat: { 100: 'total tva|montant tva|tva totale|montant total tva|montant de la tva|total des taxes' },
    vat: { 90: 'tva|dont tva' },
    gross: {
      100: 'total ttc|net a payer|montant total ttc|montant ttc|total a payer|total toutes taxes comprises|reste a payer|a payer|montant a payer|solde a payer|net a payer ttc|montant du',
      80: 'total|ttc',
    },
    discount: { 80: 'remise|remise globale|rabais' },
    paid: { 100: 'acompte|deja regle|deja paye|acompte verse|montant regle' },
    other: {
      100: 'siret|siren|rcs|code ape|naf|telephone|tel|courriel|page|bic|swift|adresse de livraison|livre a|conditions de paiement|mode de reglement|mode de paiement|date de livraison|designation|quantite|prix unitaire|banque|capital',
    },
  },
  es: {
    title: { 100: 'factura|factura rectificativa|factura proforma' },
    number: {
      100: 'numero de factura|factura n|factura no|n factura|n de factura|num factura|factura num|factura numero|no factura|numero factura|no de factura',
      60: 'numero|num|documento n',
      40: 'factura|abono|factura rectificativa',
    },
    issue_date: {
      100: 'fecha de factura|fecha de emision|fecha factura|fecha emision|fecha de expedicion|emitida el|fecha de la factura',
      60: 'fecha',
    },
    due_date: {
      100: 'fecha de vencimiento|vencimiento|fecha vencimiento|pagar antes del|vence el|fecha limite de pago|fecha de pago|pagadero antes del|vto',
    },
    order: {
      100: 'n de pedido|su pedido|numero de pedido|pedido n|ref pedido|referencia de pedido|orden de compra|n pedido|su referencia|no de pedido',
      60: 'pedido',
    },
    seller: { 100: 'emisor|vendedor|proveedor|emitida por|datos del emisor|datos de la empresa' },
    buyer: {
      100: 'facturar a|facturado a|cliente|destinatario|comprador|datos del cliente|datos de facturacion|direccion de facturacion',
    },
    vat_id: { 100: 'nif|cif|nif iva|nif cif|cif nif|n iva|iva intracomunitario|nif intracomunitario|numero de iva' },
    buyer_vat_id: { 100: 'nif cliente|cif cliente|nif del cliente|cif del cliente|su nif' },
    net: {
      100: 'base imponible|total base imponible|total sin iva|importe neto|total neto|suma|importe sin iva|base',
      90: 'subtotal',
    },
    total_vat: { 100: 'total iva|cuota iva|importe iva|cuota de iva|cuota' },
    vat: { 90: 'iva|i v a' },
    gross: {
      100: 'total a pagar|importe total|total factura|total con iva|total iva incluido|importe a pagar|liquido a percibir|total general|total importe|total eur|importe total factura',
      80: 'total',
    },
    discount: { 80: 'descuento|descuento global|dto' },
    paid: { 100: 'pagado|anticipo|a cuenta|entrega a cuenta' },
    other: {
      100: 'telefono|tel|tfno|correo|pagina|bic|swift|direccion de envio|enviar a|forma de pago|condiciones de pago|fecha de entrega|descripcion|cantidad|precio unitario|concepto|retencion',
    },
  },
};

/** A label and the language that it is written in. */
export interface InvoiceLabel extends Label<InvoiceField> {
  readonly language: Language;
}

export const INVOICE_LABELS: readonly InvoiceLabel[] = Object.entries(LABELS).flatMap(([language, fields]) =>
  Object.entries(fields).flatMap(([field, weights]) =>
    Object.entries(weights).flatMap(([weight, texts]) =>
      texts.split('|').map((text) => ({
        // The keys of the table are languages and fields.
        language: language as Language,
        field: field as InvoiceField,
        weight: Number(weight) / 100,
        text,
      })),
    ),
  ),
);

const IBAN_LABEL: Label<InvoiceField> = { field: 'iban', text: 'iban', weight: 1 };

/** One text may stand for several fields ("Facture" is a title and, before a number, its label): the strongest is taken. */
export const findInvoiceLabels = compileLabels<InvoiceField>([
  ...[...INVOICE_LABELS].filter(({ field }) => field !== 'title').sort((a, b) => a.weight - b.weight),
  IBAN_LABEL,
]);
