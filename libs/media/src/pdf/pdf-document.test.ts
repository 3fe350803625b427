import { describe, expect, it } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { openPdf, type PdfDocument } from './pdf-document';
import { MAX_PDF_BYTES } from './pdf-limits';

async function read<Result>(bytes: Uint8Array, work: (document: PdfDocument) => Promise<Result>): Promise<Result> {
  const document = await openPdf(bytes);
  try {
    return await work(document);
  } finally {
    await document.close();
  }
}

describe('openPdf', () => {
  it('gives text with its place from the upper left corner, page by page', async () => {
    const bytes = await makePdf({
      pages: [[{ text: 'Total 12,50', x: 100, y: 742, size: 20 }], [{ text: 'Second page', x: 40, y: 40 }]],
    });
    await read(bytes, async (pdf) => {
      expect(pdf.pageCount).toBe(2);
      const page = await pdf.page(1);
      expect(page).toMatchObject({
        number: 1,
        width: 595,
        height: 842,
        runs: [{ text: 'Total 12,50', x: 100, height: 20 }],
      });
      expect(page.runs[0]?.y).toBeCloseTo(84, 0);
      expect((await pdf.page(2)).runs.map(({ text }) => text)).toEqual(['Second page']);
    });
  });

  it('does not change the bytes that it reads', async () => {
    const bytes = await makePdf({ pages: [[{ text: 'Again', x: 10, y: 10 }]] });
    await read(bytes, async (pdf) => pdf.page(1));
    expect(await read(bytes, async (pdf) => (await pdf.page(1)).runs.length)).toBe(1);
  });

  it('leaves out text that stands upright on the page as it is shown', async () => {
    const bytes = await makePdf({ rotation: 90, pages: [[{ text: 'Sideways', x: 100, y: 100 }]] });
    expect(await read(bytes, async (pdf) => pdf.page(1))).toMatchObject({ width: 842, height: 595, runs: [] });
  });

  it('gives the title and the attached files', async () => {
    const bytes = await makePdf({ title: 'Facture', attachment: { name: 'factur-x.xml', text: '<a/>' } });
    await read(bytes, async (pdf) => {
      expect((await pdf.metadata()).title).toBe('Facture');
      const files = await pdf.attachments();
      expect(files.map(({ name, bytes: content }) => [name, new TextDecoder().decode(content)])).toEqual([
        ['factur-x.xml', '<a/>'],
      ]);
    });
  });

  it('has no attachments where there are none', async () => {
    expect(await read(await makePdf({}), (pdf) => pdf.attachments())).toEqual([]);
  });

  it('refuses a page that is not there', async () => {
    await expect(read(await makePdf({}), (pdf) => pdf.page(2))).rejects.toMatchObject({ problem: 'no-such-page' });
  });

  it.each([
    ['encrypted', () => makePdf({ password: 'secret' })],
    ['not-a-pdf', async () => new TextEncoder().encode('hello')],
    ['broken', async () => new TextEncoder().encode('%PDF-1.7\nxx')],
    ['broken', async () => (await makePdf({ pages: [[{ text: 'Cut', x: 1, y: 1 }]] })).subarray(0, 400)],
    ['too-large', async () => new Uint8Array(MAX_PDF_BYTES + 1)],
    ['too-many-pages', () => makePdf({ pages: Array.from({ length: 301 }, () => []) })],
  ])('refuses a file that is %s', async (problem, make) => {
    await expect(openPdf(await make())).rejects.toMatchObject({ name: 'PdfError', problem });
  });

  it('reads 300 pages', async () => {
    expect((await openPdf(await makePdf({ pages: Array.from({ length: 300 }, () => []) }))).pageCount).toBe(300);
  });
});
