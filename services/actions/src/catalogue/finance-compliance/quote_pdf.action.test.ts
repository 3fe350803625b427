import { openPdf } from '@declic/media/pdf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toLines } from '@declic/media/layout';
import { isOutputFile } from '../../engine/files';
import { runAction } from '../../testing/run-action';
import { quotePdf } from './quote_pdf.action';

const seller = {
  name: 'Ada Ltd',
  address: ['1 Quay Street', 'Bristol'],
  vat_id: 'GB123456727',
  iban: 'GB29NWBK60161331926819',
};
const buyer = { name: 'Charles & Co' };
const line = { description: 'Workshop', quantity: 2, unit_price: 100, vat_rate: 20 };

async function quote(input: object) {
  const { data, warnings } = await runAction(quotePdf, { seller, buyer, lines: [line], ...input });
  const file = data['file'];
  if (!isOutputFile(file)) throw new Error('There is no file.');
  return { data, warnings, bytes: file.$file.bytes };
}

/** The lines of all pages, cells separated by "|". */
async function read(bytes: Uint8Array): Promise<{ pages: number; lines: string[] }> {
  const pdf = await openPdf(bytes);
  const lines: string[] = [];
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    lines.push(...toLines((await pdf.page(page)).runs).map(({ text }) => text.replaceAll('\t', ' | ')));
  }
  const pages = pdf.pageCount;
  await pdf.close();
  return { pages, lines };
}

describe('quote_pdf', () => {
  it.each([
    ['en', 'GBP', 'Total incl. VAT | £1,085.46', 'VAT 20% on £904.55 | £180.91', 'Accepted by the customer'],
    ['fr', 'EUR', 'Total TTC | 1 085,46 €', 'TVA 20 % sur 904,55 € | 180,91 €', 'Bon pour accord du client'],
    ['es', 'EUR', 'Total con IVA | 1.085,46 €', 'IVA 20 % sobre 904,55 € | 180,91 €', 'Aceptado por el cliente'],
  ])('prints totals in %s that are read back from the PDF', async (language, currency, gross, vat, accepted) => {
    const lines = [{ ...line, quantity: 7.5, unit_price: 120.6067 }];
    const { data, bytes } = await quote({ language, currency, lines });
    expect(data['totals']).toMatchObject({ net: 90_455, vat_total: 18_091, gross: 108_546 });
    const text = (await read(bytes)).lines;
    expect(text).toContain(gross);
    expect(text).toContain(vat);
    expect(text).toContain(accepted);
    expect(text).toContainEqual(expect.stringContaining('GB29 NWBK 6016 1331 9268 19'));
  });

  it('repeats the heading of the lines on every page, and keeps the totals together on the last', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, description: `Item ${index + 1}` }));
    const { pages, lines: text } = await read((await quote({ lines })).bytes);
    expect(pages).toBeGreaterThan(2);
    expect(text.filter((printed) => printed.startsWith('Description | Qty'))).toHaveLength(pages);
    expect(text.filter((printed) => /^Item \d+ \|/.test(printed))).toHaveLength(120);
    expect(text.filter((printed) => printed.startsWith('Total incl. VAT'))).toHaveLength(1);
    expect(text).toContainEqual(expect.stringContaining(`Page ${pages} of ${pages}`));
  });

  it('is the same for the same input at the same time', async () => {
    const [first, second] = [await quote({}), await quote({})];
    expect(first.data['number']).toMatch(/^Q-20260101-[0-9A-F]{4}$/);
    expect(second.data['number']).toBe(first.data['number']);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('leaves out columns and sums that nothing stands in', async () => {
    const { lines } = await read((await quote({ lines: [{ description: 'Gift', unit_price: 5 }] })).bytes);
    expect(lines).toContain('Description | Qty | Unit price | Amount');
    expect(lines).toContain('Total | €5.00');
    expect(lines.join('\n')).not.toMatch(/Discount|Subtotal|on €/);
  });

  it('prints a logo, and says when it cannot be read', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const logo = `data:image/png;base64,${png.toString('base64')}`;
    const plain = await quote({});
    expect((await quote({ brand: { logo } })).bytes.length).toBeGreaterThan(plain.bytes.length);
    const broken = `data:image/png;base64,${Buffer.concat([png.subarray(0, 30), Buffer.alloc(20)]).toString('base64')}`;
    await expect(quote({ brand: { logo: broken } })).rejects.toMatchObject({
      name: 'RejectedInputError',
      field: 'brand',
    });
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    await expect(quote({ brand: { logo: `data:image/png;base64,${huge.toString('base64')}` } })).rejects.toThrow(
      'pixels',
    );
  });

  it('reads no file of the machine and prints markup as it is', async () => {
    const { lines } = await read(
      (await quote({ lines: [{ ...line, description: '<b>x</b> {{y}} /etc/passwd' }] })).bytes,
    );
    expect(lines).toContainEqual(expect.stringContaining('<b>x</b> {{y}} /etc/passwd'));
    await expect(quote({ brand: { logo: '/etc/passwd' } })).rejects.toMatchObject({ field: 'brand' });
    await expect(quote({ brand: { logo: 'https://example.com/a.png' } })).rejects.toMatchObject({ field: 'brand' });
  });

  it('warns of an IBAN that is none and of characters without a glyph', async () => {
    const { warnings } = await quote({ seller: { ...seller, iban: 'GB00' }, buyer: { name: '例え 🎉' } });
    expect(warnings).toHaveLength(2);
  });

  it('reads numbers that are written in one way only', async () => {
    const { data } = await quote({ lines: [{ ...line, quantity: '1,5', unit_price: '1 234,50', vat_rate: '20' }] });
    expect(data).toMatchObject({ totals: { net: 185_175, vat_total: 37_035, gross: 222_210 } });
  });

  it('warns of a negative total', async () => {
    const { data, warnings } = await quote({ lines: [{ ...line, quantity: -1 }] });
    expect(data).toMatchObject({ totals: { gross: -12_000 } });
    expect(warnings).toEqual([expect.stringMatching(/^The total is negative/)]);
  });

  it.each([
    [{ seller: 'Ada' }, 'seller', expect.stringContaining('Must be an object with "name", for example {')],
    [{ seller: {} }, 'seller', '"name" is required'],
    [{ buyer: { name: 7 } }, 'buyer', '"name" must be a text.'],
    [
      { lines: { 0: line } },
      'lines',
      expect.stringContaining('Must be a list of objects with "description" and "unit_price", for'),
    ],
    [{ lines: [line, { unit_price: 1 }] }, 'lines', 'Item 2: "description" is required'],
    [{ lines: [{ description: 'x' }] }, 'lines', 'Item 1: "unit_price" is required'],
    [{ lines: [{ ...line, unit_price: '1,234' }] }, 'lines', 'Line 1: "unit_price" must be a number.'],
    [
      { lines: [{ description: 'x', quantity: 3, unit_price: 0.335, tax: 20 }] },
      'lines',
      'Line 1: "tax" is not known. A line has: description, quantity, unit, unit_price, discount, vat_rate.',
    ],
    [{ lines: [{ ...line, quantity: 1e9 }] }, 'lines', 'Line 1: "quantity" must be between -1000000 and 1000000.'],
    [{ lines: [{ ...line, vat_rate: 5.555 }] }, 'lines', 'Line 1: "vat_rate" must have at most 2 decimals.'],
    [{ brand: { color: 'red' } }, 'brand', '"color" must be written as #rrggbb.'],
  ])('refuses %j', async (input, field, message) => {
    await expect(quote(input)).rejects.toMatchObject({ name: 'RejectedInputError', field, message });
  });

  it('refuses more lines and larger sums than it can print', async () => {
    const many = (length: number, item: object) => Array.from({ length }, () => item);
    await expect(quote({ lines: many(501, line) })).rejects.toThrow('at most 500 items');
    await expect(quote({ lines: many(500, { ...line, quantity: 1e6, unit_price: 1e9 }) })).rejects.toThrow('too large');
  });

  it.each(['en', 'fr', 'es'])('tells the three dollars and pesos apart in %s', async (language) => {
    const prints = await Promise.all(
      ['USD', 'CAD', 'MXN'].map(async (currency) => {
        const { bytes } = await quote({ currency, language });
        return (await read(bytes)).lines.filter((text) => /total/iu.test(text)).join(' ');
      }),
    );
    expect(new Set(prints).size).toBe(3);
  });
});
