import type { Invoice, InvoiceLine, Party, VatLine } from './invoice';
import { addressField, adjustmentField, amountField, dateField, ibanField, idField, textField } from './xml-fields';
import { pricePerUnit, toNumber } from './xml-numbers';
import { findAll, findFirst, type XmlElement } from './xml-tree';

/** An invoice or credit note in OASIS UBL 2.1, as Peppol and XRechnung use it. */
export function readUbl(root: XmlElement): Invoice {
  const currency = findFirst(root, 'DocumentCurrencyCode');
  const sums = findFirst(root, 'LegalMonetaryTotal');
  const totals = findAll(root, 'TaxTotal');
  const tax =
    totals.find((total) => findFirst(total, 'TaxAmount')?.attributes['currencyID'] === currency?.text) ?? totals[0];
  return {
    number: textField(findFirst(root, 'ID')),
    issue_date: dateField(findFirst(root, 'IssueDate')),
    due_date: dateField(findFirst(root, 'DueDate') ?? findFirst(root, 'PaymentMeans/PaymentDueDate')),
    order_reference: textField(findFirst(root, 'OrderReference/ID')),
    currency: textField(currency),
    seller: readParty(findFirst(root, 'AccountingSupplierParty/Party')),
    buyer: readParty(findFirst(root, 'AccountingCustomerParty/Party')),
    iban: ibanField(findFirst(root, 'PaymentMeans/PayeeFinancialAccount/ID')),
    lines: findAll(root, 'InvoiceLine|CreditNoteLine').map(readLine),
    vat: findAll(tax, 'TaxSubtotal').flatMap((subtotal) => readSubtotal(subtotal) ?? []),
    totals: {
      net: amountField(findFirst(sums, 'TaxExclusiveAmount')),
      vat: amountField(findFirst(tax, 'TaxAmount')),
      gross: amountField(findFirst(sums, 'TaxInclusiveAmount')),
      adjustment: adjustmentField(findFirst(sums, 'ChargeTotalAmount'), findFirst(sums, 'AllowanceTotalAmount')),
      withheld: null,
    },
  };
}

function readParty(party: XmlElement | undefined): Party {
  const address = findFirst(party, 'PostalAddress');
  const parts = [
    'StreetName',
    'AdditionalStreetName',
    'AddressLine/Line',
    'PostalZone CityName',
    'Country/IdentificationCode',
  ];
  const schemes = findAll(party, 'PartyTaxScheme');
  const vat = schemes.find((scheme) => findFirst(scheme, 'TaxScheme/ID')?.text === 'VAT');
  return {
    name: textField(findFirst(party, 'PartyLegalEntity/RegistrationName') ?? findFirst(party, 'PartyName/Name')),
    address: addressField(parts.map((part) => part.split(' ').map((name) => findFirst(address, name)))),
    vat_id: idField(findFirst(vat, 'CompanyID')),
  };
}

function readLine(line: XmlElement): InvoiceLine {
  const price = findFirst(line, 'Price');
  const quantity = toNumber(findFirst(line, 'InvoicedQuantity|CreditedQuantity'));
  const net = toNumber(findFirst(line, 'LineExtensionAmount'));
  const units = toNumber(findFirst(price, 'BaseQuantity'));
  return {
    description: (findFirst(line, 'Item/Name') ?? findFirst(line, 'Item/Description'))?.text ?? '',
    quantity,
    unit_price: pricePerUnit({ price: toNumber(findFirst(price, 'PriceAmount')), units, quantity, net }),
    vat_rate: toNumber(findFirst(line, 'Item/ClassifiedTaxCategory/Percent')),
    discount: null,
    net,
    page: null,
  };
}

function readSubtotal(subtotal: XmlElement): VatLine | null {
  const rate = toNumber(findFirst(subtotal, 'TaxCategory/Percent'));
  const amount = toNumber(findFirst(subtotal, 'TaxAmount'));
  const base = toNumber(findFirst(subtotal, 'TaxableAmount'));
  return rate === null && amount === null ? null : { rate: rate ?? 0, base, amount };
}
