import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../engine/samples';
import { runAction } from '../../testing/run-action';
import { drawInvoice, drawPdf } from '../../testing/invoices/draw-invoice';
import type { InvoiceFacts } from '../../testing/invoices/invoice-facts';
import { anInvoice } from '../../testing/invoices/labelled-invoices';
import { extractInvoice } from './extract_invoice.action';
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
    expect(invoice.totals).toEqual({ net: null, vat: null, gross: null, adjustment: null });
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

  it('refuses a country that is none', async () => {
    await expect(extract(await faulty(null), undefined, { country: '12' })).rejects.toMatchObject({ field: 'country' });
  });
});
