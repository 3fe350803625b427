import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../engine/samples';
import { isOutputFile } from '../../engine/files';
import { runAction } from '../../testing/run-action';
import { drawInvoice, drawPdf } from '../../testing/invoices/draw-invoice';
import type { InvoiceFacts } from '../../testing/invoices/invoice-facts';
import { anInvoice } from '../../testing/invoices/labelled-invoices';
import { extractInvoice } from './extract_invoice.action';
import { quotePdf } from './quote_pdf.action';
import type { Check } from './extract-invoice/check-invoice';
import type { Invoice } from './extract-invoice/invoice';

interface Result {
  readonly source: string;
  readonly invoice: Invoice;
  readonly checks: readonly Check[];
}

const dataUrl = (bytes: Uint8Array, mime = 'application/pdf') =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

async function extract(bytes: Uint8Array, mime?: string, input: object = {}) {
  const { data, warnings } = await runAction(extractInvoice, { file: dataUrl(bytes, mime), ...input });
  return { ...(data as unknown as Result), warnings }; // checked against the output schema
}

const failed = (checks: readonly Check[]) => checks.filter(({ ok }) => ok === false).map(({ id }) => id);

function faulty(irregularity: InvoiceFacts['irregularity']) {
  return drawInvoice(anInvoice({ layout: 'classic', language: 'fr', index: 4, irregularity }));
}

describe('extract_invoice', () => {
  it.each([
    ['wrong-gross', ['sum']],
    ['wrong-line', ['line_amounts']],
    ['bad-iban', ['iban']],
    [null, []],
  ] as const)('finds with the irregularity "%s" what does not agree: %j', async (irregularity, expected) => {
    expect(failed((await extract(await faulty(irregularity))).checks)).toEqual(expected);
  });

  it('leaves blank what is not printed', async () => {
    expect((await extract(await faulty('no-due-date'))).invoice.due_date).toBeNull();
    expect((await extract(await faulty('no-buyer-vat'))).invoice.buyer.vat_id).toBeNull();
  });

  it('reads a scan inside a PDF, and finds its language', async () => {
    const scan = await PDFDocument.create();
    const picture = await scan.embedJpg((await readSample('invoice-scan.jpg')) ?? new Uint8Array());
    scan.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
    const { source, invoice } = await extract(await scan.save());
    expect(source).toBe('ocr');
    expect(invoice.totals.gross?.value).toBe(6012.95);
    expect(invoice.totals.gross?.box?.x).toBeLessThan(595);
  });

  it('reads UBL', async () => {
    const ubl = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="a" xmlns:cbc="b">
      <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>17</cbc:ID><cbc:IssueDate>2026-02-03</cbc:IssueDate>
      <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
      <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Ada &amp; Co</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>
      <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00</cbc:TaxAmount></cac:TaxTotal>
      <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>90</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>110.00</cbc:TaxInclusiveAmount>
      <cbc:AllowanceTotalAmount>10</cbc:AllowanceTotalAmount></cac:LegalMonetaryTotal>
      <cac:InvoiceLine><cbc:InvoicedQuantity>2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>Work</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>5000</cbc:PriceAmount><cbc:BaseQuantity>100</cbc:BaseQuantity></cac:Price></cac:InvoiceLine>
    </Invoice>`;
    const { source, invoice, checks } = await extract(new TextEncoder().encode(ubl), 'application/xml');
    expect(source).toBe('ubl');
    expect(invoice).toMatchObject({ number: { value: '17' }, seller: { name: { value: 'Ada & Co' } } });
    expect(invoice.lines).toMatchObject([{ description: 'Work', quantity: 2, unit_price: 50, net: 100 }]);
    expect(failed(checks)).toEqual([]);
    expect(checks.find(({ id }) => id === 'line_sum')?.detail).toContain('discounts');
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Invoice>&b;</Invoice>', 'document type'],
    ['<Invoice><open></Invoice>', 'broken'],
    ['<html></html>', 'neither'],
  ])('refuses the XML %s', async (xml, message) => {
    await expect(extract(new TextEncoder().encode(xml), 'application/xml')).rejects.toMatchObject({
      name: 'RejectedInputError',
      field: 'file',
      message: expect.stringContaining(message),
    });
  });

  it('refuses a PDF with a password, a broken one, and one without text', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'x', ownerPassword: 'x' });
    await expect(extract(await locked.save())).rejects.toThrow('password');
    await expect(extract(new TextEncoder().encode('%PDF-1.7 nothing'))).rejects.toThrow('damaged');
    const empty = await PDFDocument.create();
    empty.addPage();
    await expect(extract(await empty.save())).rejects.toThrow('No text');
  });

  it('says when a text may be no invoice, and makes nothing up', async () => {
    const letter = await drawPdf({
      content: ['Dear Ada,', 'the weather in Paris was fine and the engine ran all day.', 'Yours, Charles'],
    });
    const { invoice, warnings } = await extract(letter);
    expect(warnings.join(' ')).toContain('may not be an invoice');
    expect(invoice).toMatchObject({ number: null, issue_date: null, iban: null, currency: null, lines: [], vat: [] });
    expect(invoice.totals).toEqual({ net: null, vat: null, gross: null, adjustment: null, withheld: null });
  });

  it('takes no paragraph of a text that is no invoice for a party', async () => {
    const { answer } = await runAction(extractInvoice, { file: 'sample:report.pdf' });
    const none = { name: null, address: null, vat_id: null };
    expect(answer).toMatchObject({ invoice: { seller: none, buyer: none } });
  });

  it('reads dates in figures by the country, and by the dates that have one reading', async () => {
    const page = (...texts: readonly string[]) =>
      drawPdf({ content: ['Invoice number: A-17', ...texts, 'Total: $12.00'] });
    const both = await page('Invoice date: 03/04/2026');
    expect((await extract(both)).invoice.issue_date?.value).toBe('2026-03-04');
    expect((await extract(both, undefined, { country: 'GB' })).invoice.issue_date?.value).toBe('2026-04-03');
    const other = await page('Invoice date: 03/04/2026', 'Due date: 25/04/2026');
    expect((await extract(other)).invoice.issue_date?.value).toBe('2026-04-03');
  });

  it.each(['en', 'fr', 'es'])('reads the totals and the buyer of a quote of quote_pdf in %s', async (language) => {
    const lines = [
      { description: 'Consulting', quantity: 1, unit_price: 1600, vat_rate: 21 },
      { description: 'Books', quantity: 3, unit_price: 25.5, vat_rate: 4 },
    ];
    const [seller, buyer] = [{ name: 'Ada Ltd', address: ['1 Quay Street', 'Bristol'] }, { name: 'Charles & Co' }];
    const { data } = await runAction(quotePdf, { language, currency: 'EUR', seller, buyer, lines });
    const file = data['file'];
    const { invoice, checks } = await extract(isOutputFile(file) ? file.$file.bytes : new Uint8Array());
    expect(invoice).toMatchObject({
      seller: { name: { value: 'Ada Ltd' } },
      buyer: { name: { value: 'Charles & Co' } },
      totals: { net: { value: 1676.5 }, vat: { value: 339.06 }, gross: { value: 2015.56 } },
    });
    expect(invoice.vat).toEqual([
      { rate: 21, base: 1600, amount: 336 },
      { rate: 4, base: 76.5, amount: 3.06 },
    ]);
    expect(failed(checks)).toEqual([]);
  });

  it.each([
    [['VAT 17.5% on £240.00: £42.00', 'Total due: £282.00'], 240, 42],
    [['VAT (20% of 75.00)\t15.00', 'Total due\t90.00'], 75, 15],
    [['TVA 5,5 % sur 400,00 € : 22,00 €', 'Net à payer 422,00 €'], 400, 22],
    [['TVA 20 %\t130,00\t650,00', 'Net à payer\t780,00'], 650, 130],
    [['IVA 10 % sobre 80,00 €\t8,00 €', 'Total a pagar\t88,00 €'], 80, 8],
    [['IVA 21 % s/ 300,00 €: 63,00 €', 'Total a pagar 363,00 €'], 300, 63],
  ])('tells the VAT of %j from its base', async (content, base, amount) => {
    const { invoice } = await extract(await drawPdf({ content: ['Invoice number: A-17', ...content] }));
    expect(invoice).toMatchObject({ totals: { vat: { value: amount } }, vat: [{ base, amount }] });
  });

  it('leaves the VAT blank where only its base is printed', async () => {
    const content = ['Factura número 7', 'IVA 21 % de 300,00 €', 'Total a pagar 363,00 €'];
    expect((await extract(await drawPdf({ content }))).invoice.totals.vat).toBeNull();
  });

  it.each([
    [['Avoir n° AV-12', 'Total HT : -1 295,00 €', 'TVA 20 % : -259,00 €', 'Total TTC -1 554,00 €'], -1295, -259, -1554],
    [['Credit note CN-12', 'Subtotal -£50.00', 'VAT 20%: -£10.00', 'Total due: -£60.00'], -50, -10, -60],
  ])('keeps the minus of the amounts of %j', async (content, net, vat, gross) => {
    const { invoice, checks } = await extract(await drawPdf({ content }));
    expect(invoice.totals).toMatchObject({ net: { value: net }, vat: { value: vat }, gross: { value: gross } });
    expect(failed(checks)).toEqual([]);
  });

  it.each([
    ['TVA non applicable, art. 293 B du CGI', null],
    ['Exonération de TVA, article 261-4-4 du CGI', null],
    ['IVA exento, art. 20 de la Ley 37/1992', null],
    ['VAT exempt under section 31', null],
    ['VAT (reverse charge, article 196): 0.00', 0],
  ])('takes no number of a law for the VAT: %s', async (text, vat) => {
    const { invoice } = await extract(await drawPdf({ content: ['Invoice number: A-17', 'Total: 1200.00 €', text] }));
    expect(invoice.totals.vat?.value ?? null).toBe(vat);
    expect(invoice.totals.gross?.value).toBe(1200);
  });

  it('ends the address of the buyer where the items begin', async () => {
    const items = [
      ['Désignation', 'Qté', 'PU HT', 'Remise', 'Total HT'],
      ['Nappes', '2', '50,00', '10 %', '90,00'],
      ['Livres', '1', '19,00', '4,00', '15,00'],
    ];
    const wide = { paddingLeft: () => 10, paddingRight: () => 10 };
    const content = [
      'Facture n° F-12',
      'Client :\nAtelier Bleu\n2 rue Basse\n44000 Nantes',
      { table: { body: items }, layout: wide },
      'Total HT 105,00 €',
    ];
    const { invoice, checks } = await extract(await drawPdf({ content }));
    expect(invoice.buyer.address?.value).toBe('2 rue Basse, 44000 Nantes');
    expect(invoice.lines.map(({ discount }) => discount)).toEqual([10, 4]);
    expect(checks.find(({ id }) => id === 'line_amounts')?.ok).toBe(true);
  });

  it.each([
    [
      ['Base imponible 1.000,00 €', 'IVA 21 % 210,00 €', 'Retención IRPF 15 % -150,00 €', 'Total factura 1.060,00 €'],
      true,
    ],
    [
      ['Base imponible 1.000,00 €', 'IVA 21 % 210,00 €', 'Retención IRPF 15 % -150,00 €', 'Total factura 1.070,00 €'],
      false,
    ],
    [['Subtotal $500.00', 'Discount (10%) -$50.00', 'Sales tax (8%) $36.00', 'Total due $486.00'], true],
    [['Subtotal $500.00', 'Discount (10%) -$50.00', 'Sales tax (8%) $36.00', 'Total due $496.00'], false],
  ])('counts what is taken off between net and gross: %j', async (content, ok) => {
    const { checks } = await extract(await drawPdf({ content: ['Invoice number: A-17', ...content] }));
    expect(checks.find(({ id }) => id === 'sum')).toMatchObject({ ok });
  });

  it('checks no VAT on the whole net total where a line has another rate', async () => {
    const items = [
      ['Description', 'Qty', 'Unit price', 'VAT', 'Net'],
      ['Consulting', '2', '800.00', '20%', '1,600.00'],
      ['Books', '3', '15.00', '0%', '45.00'],
    ];
    const wide = { paddingLeft: () => 10, paddingRight: () => 10 };
    const totals = ['Net total £1,645.00', 'VAT @ 20% £320.00', 'Total inc VAT £1,965.00'];
    const content = ['Invoice no. 451', { table: { body: items }, layout: wide }, ...totals];
    const { invoice, checks } = await extract(await drawPdf({ content }));
    expect(invoice.totals.gross?.value).toBe(1965);
    expect(failed(checks)).toEqual([]);
  });

  it('refuses a country that is none', async () => {
    await expect(extract(await faulty(null), undefined, { country: '12' })).rejects.toMatchObject({ field: 'country' });
  });
});
