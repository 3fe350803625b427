import type { Invoice, InvoiceLine, Party, VatLine } from './invoice';
import { addressField, adjustmentField, amountField, dateField, ibanField, idField, textField } from './xml-fields';
import { pricePerUnit, toNumber } from './xml-numbers';
import { findAll, findFirst, type XmlElement } from './xml-tree';

// The second name of a step is that of ZUGFeRD 1.0.
const TRADE = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const SUMMARY = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument';

/** An invoice in the UN/CEFACT Cross Industry Invoice syntax: the XML of Factur-X, ZUGFeRD and XRechnung. */
export function readCii(root: XmlElement): Invoice {
  const document = findFirst(root, DOCUMENT);
  const agreement = findFirst(root, AGREEMENT);
  const settlement = findFirst(root, SETTLEMENT);
  const sums = findFirst(settlement, SUMMARY);
  return {
    number: textField(findFirst(document, 'ID')),
    issue_date: dateField(findFirst(document, 'IssueDateTime/DateTimeString')),
    due_date: dateField(findFirst(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')),
    order_reference: textField(findFirst(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID|ID')),
    currency: textField(findFirst(settlement, 'InvoiceCurrencyCode')),
    seller: readParty(findFirst(agreement, 'SellerTradeParty')),
    buyer: readParty(findFirst(agreement, 'BuyerTradeParty')),
    iban: ibanField(
      findFirst(settlement, 'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID'),
    ),
    lines: findAll(root, `${TRADE}/IncludedSupplyChainTradeLineItem`).map(readLine),
    vat: findAll(settlement, 'ApplicableTradeTax').flatMap((tax) => readTax(tax) ?? []),
    totals: {
      net: amountField(findFirst(sums, 'TaxBasisTotalAmount')),
      vat: amountField(taxTotal(sums, findFirst(settlement, 'InvoiceCurrencyCode')?.text)),
      gross: amountField(findFirst(sums, 'GrandTotalAmount')),
      adjustment: adjustmentField(findFirst(sums, 'ChargeTotalAmount'), findFirst(sums, 'AllowanceTotalAmount')),
      withheld: null,
    },
  };
}

/** The VAT may stand there twice: in the invoice's currency and in that of the accounts. */
function taxTotal(sums: XmlElement | undefined, currency: string | undefined): XmlElement | undefined {
  const totals = findAll(sums, 'TaxTotalAmount');
  return totals.find(({ attributes }) => attributes['currencyID'] === currency) ?? totals[0];
}

function readParty(party: XmlElement | undefined): Party {
  const address = findFirst(party, 'PostalTradeAddress');
  const parts = ['LineOne', 'LineTwo', 'LineThree', 'PostcodeCode CityName', 'CountryID'];
  const ids = findAll(party, 'SpecifiedTaxRegistration/ID');
  return {
    name: textField(findFirst(party, 'Name')),
    address: addressField(parts.map((part) => part.split(' ').map((name) => findFirst(address, name)))),
    vat_id: idField(ids.find(({ attributes }) => attributes['schemeID'] === 'VA')),
  };
}

function readLine(line: XmlElement): InvoiceLine {
  const settlement = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
  const agreement = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement';
  const delivery = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery';
  const sum = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
  const price = findFirst(line, `${agreement}/NetPriceProductTradePrice`);
  const quantity = toNumber(findFirst(line, `${delivery}/BilledQuantity`));
  const net = toNumber(findFirst(line, `${settlement}/${sum}/LineTotalAmount`));
  const units = toNumber(findFirst(price, 'BasisQuantity'));
  return {
    description: findFirst(line, 'SpecifiedTradeProduct/Name')?.text ?? '',
    quantity,
    unit_price: pricePerUnit({ price: toNumber(findFirst(price, 'ChargeAmount')), units, quantity, net }),
    vat_rate: toNumber(findFirst(line, `${settlement}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`)),
    discount: null,
    net,
    page: null,
  };
}

function readTax(tax: XmlElement): VatLine | null {
  const rate = toNumber(findFirst(tax, 'RateApplicablePercent|ApplicablePercent'));
  const [base, amount] = [toNumber(findFirst(tax, 'BasisAmount')), toNumber(findFirst(tax, 'CalculatedAmount'))];
  return rate === null && amount === null ? null : { rate: rate ?? 0, base, amount };
}
