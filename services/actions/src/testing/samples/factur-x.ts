import { InvoiceService, type Invoice } from '@e-invoice-eu/core';
import { drawInvoice } from '../invoices/draw-invoice';
import type { InvoiceFacts, PartyFacts } from '../invoices/invoice-facts';

const money = (cents: number) => (cents / 100).toFixed(2);

/** The invoice as a PDF with its XML inside, in the Factur-X profile EN 16931, made by @e-invoice-eu/core. */
export async function makeFacturX(facts: InvoiceFacts): Promise<Uint8Array> {
  const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const service = new InvoiceService(silent);
  const pdf = { buffer: await drawInvoice(facts), filename: 'invoice.pdf', mimetype: 'application/pdf' };
  const made = await service.generate(toInternalForm(facts), {
    format: 'Factur-X-EN16931',
    lang: 'fr-fr',
    pdf,
    noWarnings: true,
  });
  if (typeof made === 'string') throw new Error('The library made XML without a PDF.');
  return made;
}

function toInternalForm(facts: InvoiceFacts): Invoice {
  const currency = facts.currency;
  const amount = (name: string, cents: number) => ({
    [`cbc:${name}`]: money(cents),
    [`cbc:${name}@currencyID`]: currency,
  });
  const category = (rate: number) => ({
    'cbc:ID': 'S',
    'cbc:Percent': String(rate),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  });
  const invoice = {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': facts.number,
      'cbc:IssueDate': facts.issueDate,
      ...(facts.dueDate ? { 'cbc:DueDate': facts.dueDate } : {}),
      'cbc:InvoiceTypeCode': '380',
      'cbc:DocumentCurrencyCode': currency,
      ...(facts.orderReference ? { 'cac:OrderReference': { 'cbc:ID': facts.orderReference } } : {}),
      'cac:AccountingSupplierParty': { 'cac:Party': toParty(facts.seller, (scheme) => [scheme]) },
      'cac:AccountingCustomerParty': { 'cac:Party': toParty(facts.buyer, (scheme) => scheme) },
      'cac:PaymentMeans': [
        { 'cbc:PaymentMeansCode': '58', 'cac:PayeeFinancialAccount': { 'cbc:ID': facts.seller.iban } },
      ],
      'cac:TaxTotal': [
        {
          ...amount('TaxAmount', facts.vat),
          'cac:TaxSubtotal': facts.rates.map(({ rate, net, vat }) => ({
            ...amount('TaxableAmount', net),
            ...amount('TaxAmount', vat),
            'cac:TaxCategory': category(rate),
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('LineExtensionAmount', facts.net),
        ...amount('TaxExclusiveAmount', facts.net),
        ...amount('TaxInclusiveAmount', facts.gross),
        ...amount('PayableAmount', facts.gross),
      },
      'cac:InvoiceLine': facts.lines.map(({ description, quantity, unitPrice, vatRate, net }, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(quantity),
        'cbc:InvoicedQuantity@unitCode': 'C62',
        ...amount('LineExtensionAmount', net),
        'cac:Item': { 'cbc:Name': description, 'cac:ClassifiedTaxCategory': category(vatRate) },
        'cac:Price': amount('PriceAmount', unitPrice),
      })),
    },
  };
  return invoice as unknown as Invoice; // the library checks it against its schema
}

/** Only the seller may have several tax registrations. */
function toParty({ name, address, vatId }: PartyFacts, wrap: (scheme: object) => object) {
  const [street = '', city = ''] = address;
  const [, zone = '', town = city] = /^(\d{5}) (.+)$/u.exec(city) ?? [];
  return {
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:CityName': town,
      'cbc:PostalZone': zone,
      'cac:Country': { 'cbc:IdentificationCode': 'FR' },
    },
    ...(vatId ? { 'cac:PartyTaxScheme': wrap({ 'cbc:CompanyID': vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }) } : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  };
}
